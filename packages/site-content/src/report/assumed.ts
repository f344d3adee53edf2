import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { FIGURE_LIMITS, type Limits } from '../money/model.ts';

/** The assumptions that visitors may replace. Sums are in pounds, shares in percent. */
export type Assumed = Required<ReportAssumptions>;

export const ASSUMED_LIMITS: Record<keyof Assumed, Limits> = {
  turnover: { min: 0, max: 10_000_000, places: 0 },
  spend: { min: 0, max: 1_000_000, places: 0 },
  enquiries: FIGURE_LIMITS.enquiries,
  booked: FIGURE_LIMITS.booked,
  value: { min: 0, max: FIGURE_LIMITS.value.max / 100, places: 0 },
  returning: FIGURE_LIMITS.returning,
  visits: FIGURE_LIMITS.visits,
  perEnquiry: { min: 1, max: 2000, places: 0 },
  kept: { min: 0, max: 100, places: 0 },
};
