import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { formatNumber, pounds } from '../money/format.ts';
import { FIGURE_LIMITS, type Limits } from '../money/model.ts';

/** The assumptions that visitors may replace. Sums are in pounds, shares in percent. */
export type Assumed = Required<Omit<ReportAssumptions, 'caller'>>;

export const ASSUMED_LIMITS: Record<keyof Assumed, Limits> = {
  turnover: { min: 0, max: 10_000_000, places: 0 },
  budget: { min: 0, max: 1_000_000, places: 0 },
  enquiries: FIGURE_LIMITS.enquiries,
  booked: FIGURE_LIMITS.booked,
  noShows: { min: 0, max: 90, places: 0 },
  value: { min: 0, max: FIGURE_LIMITS.value.max / 100, places: 0 },
  returning: FIGURE_LIMITS.returning,
  visits: FIGURE_LIMITS.visits,
  kept: { min: 0, max: 100, places: 0 },
  wage: { min: 0, max: 100, places: 0 },
};

/** The assumptions in the order of the report. */
export const ASSUMED_IDS = Object.keys(ASSUMED_LIMITS) as (keyof Assumed)[];

/** Formats an assumption: as a sum, or as a number. */
export const assumedText = (id: keyof Assumed, assumed: Assumed): string =>
  isInPounds(id) ? pounds(assumed[id]) : formatNumber(assumed[id]);

const IN_POUNDS: readonly (keyof Assumed)[] = ['turnover', 'budget', 'value', 'kept', 'wage'];

export const isInPounds = (id: keyof Assumed): boolean => IN_POUNDS.includes(id);
