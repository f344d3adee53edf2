import { STEP_RATIO } from './counted-rows.ts';
import type { Tally } from './tallies.ts';

const middleOf = (step: number) => Math.round(STEP_RATIO ** (step + 0.5));

/** Returns the median of a histogram; null if it is empty. */
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

export function groupByMeasure(tallies: readonly Tally[]) {
  const groups = Map.groupBy(tallies, ({ measure }) => measure);
  return (measure: string): readonly Tally[] => groups.get(measure) ?? [];
}
export type TalliesByMeasure = ReturnType<typeof groupByMeasure>;
