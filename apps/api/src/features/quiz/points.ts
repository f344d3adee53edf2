import { type Answer, type Answers, isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import {
  type MoneyBand,
  type Question,
  type QuestionOption,
  takesOptions,
} from '@upcurve/contracts/quiz/questions';
import { SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';

export function chosenOptions(question: Question, answer: Answer | undefined): QuestionOption[] {
  const values = Array.isArray(answer) ? answer : [answer];
  return question.options?.filter((option) => values.includes(option.value)) ?? [];
}

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
const fitsBudget = ({ spend }: QuestionOption, means: Means | undefined): boolean =>
  !spend || mostOf(spend) <= (means?.ceiling ?? 0);

/** Whether an option states a spend that the clinic certainly cannot afford. */
const isTooMuch = ({ spend }: QuestionOption, means: Means | undefined): boolean =>
  !!spend && !!means && spend.from > means.tooMuch;

const asksSpend = ({ inputType, options }: Question): boolean =>
  inputType === 'multipleChoice' && !!options?.some(({ spend }) => spend);

/** Whether a spend can be judged: turnover is known, and large enough that some spend can be advised. */
const canJudge = ({ options }: Question, means: Means | undefined): boolean =>
  !!options?.some((option) => option.spend && mostOf(option.spend) > 0 && fitsBudget(option, means));

export interface ScoredQuestion {
  question: Question;
  answer: Answer | undefined;
  chosen: readonly QuestionOption[];
  open: readonly QuestionOption[];
  earned: number;
  possible: number;
}

export const pointsOf = ({ points = 0 }: QuestionOption): number => points;
const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

/**
 * Returns the points that an answer earns, and the possible points: the best option that the clinic can afford or, for
 * checkboxes, the sum of all helpful ones. Undefined for a question that does not count: it takes no options, none of
 * them helps, or it asks for a spend that was not stated or cannot be judged. Spending more than affordable earns the
 * fewest points.
 */
export function scoreOf(
  question: Question,
  answer: Answer | undefined,
  means: Means | undefined,
): ScoredQuestion | undefined {
  if (!takesOptions(question.inputType)) return undefined;
  if (asksSpend(question) && (isEmptyAnswer(answer) || !canJudge(question, means))) return undefined;
  const options = question.options ?? [];
  const chosen = chosenOptions(question, answer);
  const open = options.filter((option) => fitsBudget(option, means));
  const isCheckbox = question.inputType === 'checkbox';
  const possible = isCheckbox
    ? sum(options.filter((option) => open.includes(option) || chosen.includes(option)).map(helpOf))
    : Math.max(0, ...open.map(pointsOf));
  if (possible === 0) return undefined;
  const isOver = !isCheckbox && chosen.some((option) => isTooMuch(option, means));
  const earned = isOver ? Math.min(...options.map(pointsOf)) : sum(chosen.map(pointsOf));
  return { question, answer, chosen, open, possible, earned: clamp(earned, possible) };
}

const helpOf = (option: QuestionOption) => Math.max(0, pointsOf(option));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
