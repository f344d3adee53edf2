import type { Figures } from '@upcurve/site-content/money/model';

type NumberId = Exclude<keyof Figures, 'speed'>;

const run = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) }, (_, index) => from + index * by);

const percent = [...run(0, 100, 1), 100];

/** The slider's stops in display units: fine steps where most clinics are, coarse ones beyond. */
export const STOPS: Record<NumberId, readonly number[]> = {
  enquiries: [...run(0, 100, 5), ...run(100, 200, 10), ...run(200, 500, 25), ...run(500, 2000, 100), 2000],
  booked: percent,
  value: [
    ...run(0, 500, 25),
    ...run(500, 1000, 50),
    ...run(1000, 5000, 250),
    ...run(5000, 20_000, 1000),
    20_000,
  ],
  returning: percent,
  visits: [...run(0, 6, 0.5), ...run(6, 24, 1), 24],
};

/** Returns the index of the stop nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  let nearest = 0;
  for (const [place, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs(stops[nearest]! - value)) nearest = place;
  }
  return nearest;
}
