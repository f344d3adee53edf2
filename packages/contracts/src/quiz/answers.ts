import type { Issue } from '../shared/error.ts';
import { line, paragraph } from '../shared/text.ts';
import { ASK_FOR_NUMBER } from '../shared/typed-number.ts';
import { z } from '../shared/zod.ts';
import { OPTION_TEXT_MAX, OPTIONS_MAX, type Question } from './questions.ts';

export const TEXT_ANSWER_MAX = 300;
export const FREE_TEXT_ANSWER_MAX = 2000;
export const ANSWERS_MAX = 500;

/** Yes or no, option values, text (a number is sent as decimal text), or null if unanswered. */
export const Answer = z.union(
  [
    z.boolean(),
    z.array(line({ max: OPTION_TEXT_MAX })).max(OPTIONS_MAX),
    paragraph({ max: FREE_TEXT_ANSWER_MAX }),
    z.null(),
  ],
  `Invalid input, or longer than ${FREE_TEXT_ANSWER_MAX} characters.`,
);
export type Answer = z.infer<typeof Answer>;

const QUESTION_ID = /^[1-9]\d{0,9}$/;
/** Maximum number of reported faults, because finding hundreds takes long. */
const FAULTS_MAX = 20;

/**
 * Checks roughly whether a value is an answer, a hundred times faster than finding out exactly what is wrong with it.
 */
function isLikeAnswer(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= FREE_TEXT_ANSWER_MAX;
  if (Array.isArray(value))
    return (
      value.length <= OPTIONS_MAX &&
      value.every((each) => typeof each === 'string' && each.length <= OPTION_TEXT_MAX)
    );
  return value === null || typeof value === 'boolean';
}

function hasFewFaults(answers: Record<string, unknown>): boolean {
  let faults = 0;
  for (const id in answers) {
    if (!QUESTION_ID.test(id) || !isLikeAnswer(answers[id])) faults++;
    if (faults > FAULTS_MAX) return false;
  }
  return true;
}

export const Answers = z
  .record(z.string(), z.unknown())
  // Checked first, because checking many thousands of answers takes long.
  .refine((answers) => Object.keys(answers).length <= ANSWERS_MAX, {
    error: `At most ${ANSWERS_MAX} answers.`,
    abort: true,
  })
  .refine(hasFewFaults, {
    error: `More than ${FAULTS_MAX} answers are invalid.`,
    abort: true,
  })
  .pipe(z.record(z.string().regex(QUESTION_ID, 'Not a question id.'), Answer));
export type Answers = z.infer<typeof Answers>;

export function isEmptyAnswer(answer: Answer | undefined): boolean {
  return answer == null || answer === '' || (Array.isArray(answer) && answer.length === 0);
}

/** Returns an answer as text, with the labels of options. Empty if unanswered. */
export function answerInWords(question: Question | undefined, answer: Answer | undefined): string {
  if (answer == null || isEmptyAnswer(answer)) return '';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const label = (value: string) =>
    question?.options?.find((option) => option.value === value)?.label ?? value;
  return Array.isArray(answer) ? answer.map(label).join(', ') : label(answer);
}

const DECIMAL = /^-?\d{1,10}(\.\d{1,6})?$/;

function numberFault(question: Question, text: string): string | undefined {
  if (!DECIMAL.test(text)) return ASK_FOR_NUMBER;
  const value = Number(text);
  if (question.min != null && value < question.min) return `At least ${question.min}.`;
  if (question.max != null && value > question.max) return `At most ${question.max}.`;
  if (question.step != null) {
    const steps = (value - (question.min ?? 0)) / question.step;
    if (Math.abs(steps - Math.round(steps)) > 1e-6) return `In steps of ${question.step}.`;
  }
  return undefined;
}

/** Returns why an answer to this question is invalid, or undefined. An empty answer is always valid. */
export function answerFault(question: Question, answer: Answer): string | undefined {
  if (isEmptyAnswer(answer)) return undefined;
  const has = (value: string) => question.options?.some((option) => option.value === value) ?? false;
  switch (question.inputType) {
    case 'yesno':
      return typeof answer === 'boolean' ? undefined : 'Answer yes or no.';
    case 'multipleChoice':
      return typeof answer === 'string' && has(answer) ? undefined : 'Choose one of the options.';
    case 'checkbox':
      if (!Array.isArray(answer) || !answer.every(has)) return 'Choose among the options.';
      return new Set(answer).size === answer.length ? undefined : 'Choose each option once.';
    case 'number':
      return typeof answer === 'string' ? numberFault(question, answer) : ASK_FOR_NUMBER;
    case 'text':
      if (typeof answer !== 'string') return 'Answer in words.';
      return answer.length <= TEXT_ANSWER_MAX ? undefined : `At most ${TEXT_ANSWER_MAX} characters.`;
    case 'freeText':
      return typeof answer === 'string' ? undefined : 'Answer in words.';
    default:
      // A new question type fails to compile here. Without its own rule, any answer to it would be stored.
      question.inputType satisfies never;
      return 'This question cannot be answered.';
  }
}

/** Returns every fault of the answers to these questions, with paths such as `answers.7`. */
export function answerIssues(questions: readonly Question[], answers: Answers): Issue[] {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  return Object.entries(answers).flatMap(([id, answer]) => {
    const question = byId.get(id);
    const message = question ? answerFault(question, answer) : 'This question is not being asked.';
    return message ? [{ path: `answers.${id}`, message }] : [];
  });
}
