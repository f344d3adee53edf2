import { type Answer, isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { type Question, type QuestionOption, takesOptions } from '@upcurve/contracts/quiz/questions';
import { asksSpend, canJudge, chosenOptions, fitsBudget, isTooMuch, type Means } from './spend.ts';

/** A scored question with the points of its answer. */
export interface ScoredQuestion {
  question: Question;
  answer: Answer | undefined;
  chosen: readonly QuestionOption[];
  /** The options that may be advised. */
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
