import type { Answer, Answers } from '@upcurve/contracts/quiz/answers';
import type { MoneyBand, Question, QuestionOption } from '@upcurve/contracts/quiz/questions';
import { SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';

/** The options chosen by an answer. */
export function chosenOptions(question: Question, answer: Answer | undefined): QuestionOption[] {
  const values = Array.isArray(answer) ? answer : [answer];
  return question.options?.filter((option) => values.includes(option.value)) ?? [];
}

/** What of its turnover a clinic can carry for marketing, in pounds a month. */
export interface Means {
  /** At most this is advised: a share of the least that the stated turnover can be. */
  ceiling: number;
  /** From here on it is too much whatever the turnover is within its band. */
  tooMuch: number;
}

/** Undefined where no turnover was stated; of several the lowest counts. */
export function meansOf(questions: readonly Question[], answers: Answers): Means | undefined {
  const stated = questions.flatMap((question) =>
    chosenOptions(question, answers[question.id]).flatMap(({ turnover }) => turnover ?? []),
  );
  if (stated.length === 0) return undefined;
  const lowest = (amounts: number[]) => Math.min(...amounts) * SPEND_SHARE_MAX;
  return {
    ceiling: lowest(stated.map(({ from }) => from)),
    tooMuch: lowest(stated.map(mostOf)),
  };
}

/** The most that somebody in the band spends. */
const mostOf = ({ to = Number.POSITIVE_INFINITY }: MoneyBand) => to;

/** Whether an option may be advised: it takes no spend, or one that the clinic can carry for certain. */
export const fitsBudget = ({ spend }: QuestionOption, means: Means | undefined): boolean =>
  !spend || mostOf(spend) <= (means?.ceiling ?? 0);

/** Whether an option states a spend that the clinic cannot carry, for certain. */
export const isTooMuch = ({ spend }: QuestionOption, means: Means | undefined): boolean =>
  !!spend && !!means && spend.from > means.tooMuch;

/** Whether this is the question how much is spent. */
export const asksSpend = ({ inputType, options }: Question): boolean =>
  inputType === 'multipleChoice' && !!options?.some(({ spend }) => spend);

/** Whether a spend can be judged: turnover is known, and large enough that some spend can be advised. */
export const canJudge = ({ options }: Question, means: Means | undefined): boolean =>
  !!options?.some((option) => option.spend && mostOf(option.spend) > 0 && fitsBudget(option, means));
