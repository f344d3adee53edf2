import type { Answer, Answers } from '@upcurve/contracts/quiz/answers';
import type { MoneyBand, Question, QuestionOption } from '@upcurve/contracts/quiz/questions';
import { SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';

export function chosenOptions(question: Question, answer: Answer | undefined): QuestionOption[] {
  const values = Array.isArray(answer) ? answer : [answer];
  return question.options?.filter((option) => values.includes(option.value)) ?? [];
}

/** The marketing budget that a clinic can afford, in pounds a month. */
export interface Means {
  /** Maximum spend to advise: a share of the lowest turnover in the stated band. */
  ceiling: number;
  /** From this spend on, it is too much for any turnover in the band. */
  tooMuch: number;
}

/** Returns the budget of a clinic; undefined if no turnover was stated. Of several turnovers, the lowest counts. */
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

const mostOf = ({ to = Number.POSITIVE_INFINITY }: MoneyBand) => to;

/** Whether an option may be advised: it involves no spend, or one that the clinic can certainly afford. */
export const fitsBudget = ({ spend }: QuestionOption, means: Means | undefined): boolean =>
  !spend || mostOf(spend) <= (means?.ceiling ?? 0);

/** Whether an option states a spend that the clinic certainly cannot afford. */
export const isTooMuch = ({ spend }: QuestionOption, means: Means | undefined): boolean =>
  !!spend && !!means && spend.from > means.tooMuch;

export const asksSpend = ({ inputType, options }: Question): boolean =>
  inputType === 'multipleChoice' && !!options?.some(({ spend }) => spend);

/** Whether a spend can be judged: turnover is known, and large enough that some spend can be advised. */
export const canJudge = ({ options }: Question, means: Means | undefined): boolean =>
  !!options?.some((option) => option.spend && mostOf(option.spend) > 0 && fitsBudget(option, means));
