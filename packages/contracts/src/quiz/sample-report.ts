import { type Answers, answerInWords } from './answers.ts';
import { DEFAULT_QUESTIONS } from './default-questions.ts';
import type { Question } from './questions.ts';
import type { Report, Result } from './quiz.ts';

/**
 * The score for the sample's answer to one question, and the maximum. An API test compares them with the computed
 * score.
 */
type Earned = [questionId: number, earned: number, possible: number];

const answers: Answers = {
  1: 'owner',
  2: 'full-time',
  3: '3-5',
  4: '2',
  5: 'one-part-time',
  6: 'medspa',
  7: '50k-100k',
  8: '2500-5k',
  9: ['instagram', 'email'],
  10: '1-5',
  11: '1-5',
  12: 'Referral cards at the desk',
  13: 'some',
  14: 'shared',
  15: 'spreadsheet',
  16: true,
  17: 'We never get round to a second call.',
};

const earned: Earned[] = [
  [5, 5, 10],
  [8, 8, 8],
  [9, 4, 14],
  [10, 4, 10],
  [11, 4, 10],
  [13, 6, 10],
  [14, 5, 10],
  [15, 3, 10],
];

const questionOf = (id: number): Question => DEFAULT_QUESTIONS[id - 1]!; // They are numbered from 1.

/** The step from the given answer to a better one, with the texts of the built-in questions. */
function step(id: number, better: string, gain: number): Result['improvements'][number] {
  const question = questionOf(id);
  const given = question.options?.find(({ value }) => value === answers[id]);
  return {
    questionId: id,
    category: question.category,
    question: question.text,
    answer: answerInWords(question, answers[id]) || null,
    better: [answerInWords(question, better)],
    gain,
    advice: given?.advice ?? null,
  };
}

const result: Result = {
  score: 61,
  tier: 'Growing',
  isEligible: true,
  isScored: true,
  criteria: [1, 7, 8].map((id) => ({
    questionId: id,
    question: questionOf(id).text,
    answer: answerInWords(questionOf(id), answers[id]),
    wanted: questionOf(id).options?.flatMap(({ label, qualifies }) => (qualifies ? [label] : [])) ?? [],
    isMet: true,
  })),
  categories: [
    { category: 'marketing', earned: 12, possible: 34, score: 35 },
    { category: 'sales', earned: 19, possible: 40, score: 48 },
    { category: 'financial', earned: 8, possible: 8, score: 100 },
  ],
  answers: earned.map(([questionId, own, possible]) => ({ questionId, earned: own, possible })),
  improvements: [step(15, 'daily', 6), step(14, 'dedicated', 4), step(13, 'trained', 3)],
  scoreAfter: 74,
};

/**
 * A report for a fictional clinic on the built-in questions. The site shows it to visitors before they take the quiz.
 */
export const SAMPLE_REPORT: Pick<
  Report,
  'name' | 'businessName' | 'questions' | 'answers' | 'figures' | 'result'
> = {
  name: 'Amelia Hart',
  businessName: 'Hart Aesthetics',
  questions: DEFAULT_QUESTIONS.map((question) => ({
    ...question,
    // As in a visitor's report, without what tells which answers are better.
    options: question.options?.map(({ points: _, qualifies: __, ...option }) => option) ?? null,
  })),
  answers,
  figures: { enquiries: 140, canDecide: 'yes' },
  result,
};
