import { type Question, takesOptions } from '@upcurve/contracts/questions';

/** What the best answer earns before spend is judged; 0 where the question does not count for the score. */
export function bestPoints({ inputType, options }: Question): number {
  if (!takesOptions(inputType)) return 0;
  const helps = (options ?? []).map(({ points = 0 }) => Math.max(0, points));
  return inputType === 'checkbox' ? helps.reduce((sum, points) => sum + points, 0) : Math.max(0, ...helps);
}

/** The answers that count as qualifying; with any, the question is a condition. */
export const qualifyingLabels = ({ options }: Question): string[] =>
  (options ?? []).filter(({ qualifies }) => qualifies).map(({ label }) => label);
