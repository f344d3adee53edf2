import { planIds, plans } from '@upcurve/site-content/pricing/plans';
import { finder } from '../../../content/pricing/finder.ts';

const run = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, step) => from + step * by);

/** The slider's stops, in pounds a month: fine steps up to the small plans, coarse ones beyond. */
export const TURNOVERS = [
  ...run(15_000, 20_000, 1000),
  ...run(20_000, 30_000, 2500),
  ...run(30_000, 45_000, 3000),
  ...run(45_000, 100_000, 5000),
  ...run(100_000, 200_000, 20_000),
  200_000,
] as const;

export const LAST_STOP = TURNOVERS.length - 1;

/** The slider's initial stop: a mid-sized clinic. */
export const FIRST_STOP = TURNOVERS.indexOf(45_000);

/** Returns the turnover at a stop as text: `£45,000`. */
export const turnoverAt = (stop: number) => finder.turnover(TURNOVERS[stop] ?? 0, stop === LAST_STOP);

/** Returns the position of a turnover on the slider, 0 to 1. */
const shareOf = (turnover: number) => TURNOVERS.indexOf(turnover) / LAST_STOP;

const starts = planIds.map((id) => shareOf(plans[id].turnoverFrom));

/**
 * The sections of the slider, as shares of its length: first the turnovers without a plan, then one section per plan.
 */
export const bands = [undefined, ...planIds].map((plan, place) => {
  const from = starts[place - 1] ?? 0;
  return { plan, from, width: (starts[place] ?? 1) - from };
});
