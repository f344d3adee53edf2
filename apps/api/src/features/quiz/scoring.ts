import { type Answer, type Answers, answerInWords } from '@upcurve/contracts/answers';
import { CATEGORIES, type Category, type Question, takesOptions } from '@upcurve/contracts/questions';
import { IMPROVEMENTS_SHOWN, type Result, TIERS, type Tier } from '@upcurve/contracts/quiz';

interface Scored {
  question: Question;
  answer: Answer | undefined;
  earned: number;
  possible: number;
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
const percent = (part: number, whole: number) => (part / whole) * 100;

/** The options chosen by an answer. */
function chosen(question: Question, answer: Answer | undefined) {
  const values = Array.isArray(answer) ? answer : [answer];
  return question.options?.filter((option) => values.includes(option.value)) ?? [];
}

/** Points of a question: its best answer is the maximum, the sum of what helps for checkboxes. */
function score(question: Question, answer: Answer | undefined): Scored {
  const points = question.options?.map((option) => option.points ?? 0) ?? [];
  const possible =
    question.inputType === 'checkbox'
      ? points.reduce((sum, value) => sum + Math.max(0, value), 0)
      : Math.max(0, ...points);
  const earned = chosen(question, answer).reduce((sum, option) => sum + (option.points ?? 0), 0);
  return { question, answer, possible, earned: clamp(earned, possible) };
}

/** The labels that would have earned most: the best option, or the helpful boxes left unticked. */
function betterAnswers({ question, answer, possible }: Scored): string[] {
  const options = question.options ?? [];
  if (question.inputType !== 'checkbox') {
    return options.filter((option) => option.points === possible).map((option) => option.label);
  }
  const ticked = chosen(question, answer);
  return options
    .filter((option) => (option.points ?? 0) > 0 && !ticked.includes(option))
    .map((option) => option.label);
}

export function tierOf(score: number): Tier {
  return TIERS.find((tier) => score >= tier.from)!.name; // the last tier starts at 0
}

/** The eligibility rule: every question that marks qualifying answers was answered with one of them. */
function criteria(questions: readonly Question[], answers: Answers): Result['criteria'] {
  return questions.flatMap((question) => {
    const wanted = question.options?.filter((option) => option.qualifies) ?? [];
    if (wanted.length === 0) return [];
    const picked = chosen(question, answers[question.id]);
    return {
      questionId: question.id,
      question: question.text,
      answer: answerInWords(question, answers[question.id]) || null,
      wanted: wanted.map((option) => option.label),
      isMet: picked.some((option) => option.qualifies),
    };
  });
}

/**
 * Computes a visitor's result over the questions that were shown. A category scores earned ÷ possible × 100 over
 * its scored questions; the overall score is the mean of the categories, 0 where nothing is scored.
 */
export function computeResult(questions: readonly Question[], answers: Answers): Result {
  const scored = questions
    .filter((question) => takesOptions(question.inputType))
    .map((question) => score(question, answers[question.id]))
    .filter(({ possible }) => possible > 0);

  const totals = (Object.keys(CATEGORIES) as Category[]).flatMap((category) => {
    const own = scored.filter(({ question }) => question.category === category);
    if (own.length === 0) return [];
    const earned = own.reduce((sum, item) => sum + item.earned, 0);
    const possible = own.reduce((sum, item) => sum + item.possible, 0);
    return { category, earned, possible };
  });
  const mean =
    totals.reduce((sum, { earned, possible }) => sum + percent(earned, possible), 0) / (totals.length || 1);
  const overall = Math.round(mean);

  const improvements = scored
    .map((item) => {
      const possible =
        totals.find(({ category }) => category === item.question.category)?.possible ?? item.possible;
      return { item, gain: percent(item.possible - item.earned, possible) / totals.length };
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.item.question.order - b.item.question.order)
    .slice(0, IMPROVEMENTS_SHOWN)
    .map(({ item, gain }) => ({
      questionId: item.question.id,
      category: item.question.category,
      question: item.question.text,
      answer: answerInWords(item.question, item.answer) || null,
      better: betterAnswers(item),
      gain: Math.max(1, Math.round(gain)),
    }));

  const rule = criteria(questions, answers);
  return {
    score: overall,
    tier: tierOf(overall),
    isEligible: rule.every(({ isMet }) => isMet),
    criteria: rule,
    categories: totals.map((total) => ({
      ...total,
      score: Math.round(percent(total.earned, total.possible)),
    })),
    answers: scored.map(({ question, earned, possible }) => ({ questionId: question.id, earned, possible })),
    improvements,
  };
}
