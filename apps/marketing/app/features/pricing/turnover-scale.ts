import { planIds, plans } from '../../content/pricing/plans.ts';

const run = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, step) => from + step * by);

/** Where the slider may stand, in pounds a month: fine steps where the small plans are, coarse ones beyond. */
export const TURNOVERS = [
  ...run(3000, 15_000, 2000),
  ...run(15_000, 30_000, 2500),
  ...run(30_000, 100_000, 5000),
  ...run(100_000, 200_000, 10_000),
  200_000,
] as const;

export const LAST_STOP = TURNOVERS.length - 1;

/** Where the slider stands at first: a clinic in the middle. */
export const FIRST_STOP = TURNOVERS.indexOf(45_000);

/** How far along the slider a turnover is, 0 to 1. */
const shareOf = (turnover: number) => TURNOVERS.indexOf(turnover) / LAST_STOP;

const starts = planIds.map((id) => shareOf(plans[id].turnoverFrom));

/** The stretches of the slider: one that no plan suits, then one for each. Shares of its length. */
export const bands = [undefined, ...planIds].map((plan, place) => {
  const from = starts[place - 1] ?? 0;
  return { plan, from, width: (starts[place] ?? 1) - from };
});
