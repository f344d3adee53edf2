import type { Tally } from './tallies.ts';

/** The middle of a step that the database counts by (`tally_step`): whatever is in one is within 3 % of it. */
const middleOf = (step: number) => Math.round(1.06 ** (step + 0.5));

/** The middle one of what was counted by steps; null of nothing. */
export function medianOf(steps: readonly { step: number; count: number }[]): number | null {
  const sorted = steps.toSorted((a, b) => a.step - b.step);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { step, count } of sorted) {
    passed += count;
    if (passed * 2 >= total && count > 0) return middleOf(step);
  }
  return null;
}

export const sumOf = (tallies: readonly { count: number }[]) =>
  tallies.reduce((sum, { count }) => sum + count, 0);

/** Tallies to look up by what they measure. */
export function byMeasure(tallies: readonly Tally[]) {
  const groups = Map.groupBy(tallies, ({ measure }) => measure);
  return (measure: string): readonly Tally[] => groups.get(measure) ?? [];
}
export type ByMeasure = ReturnType<typeof byMeasure>;
