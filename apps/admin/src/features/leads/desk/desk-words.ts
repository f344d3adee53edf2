import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { filterBy } from '../../../kit/filters/choices-of.ts';
import { NO_DATE } from '../../../kit/time/format-date.ts';
import { workingDayFrom } from '../../../kit/time/typed-day.ts';
import { addDays, daysBetween, instantAt, today, wallTimeOf } from '../../../kit/time/zone.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';

/** Formats pence, such as '£4,500' or '£4,500.50'. */
export function formatPence(pence: number): string {
  const fraction = pence % 100 === 0 ? 0 : 2;
  const money = { style: 'currency', currency: 'GBP', minimumFractionDigits: fraction } as const;
  return new Intl.NumberFormat('en-GB', money).format(pence / 100);
}

/** Describes when a follow-up is due, relative to today. */
export function describeDue(instant: string): { words: string; isDue: boolean } {
  const days = daysBetween(today(), wallTimeOf(instant).day);
  if (Number.isNaN(days)) return { words: NO_DATE, isDue: false };
  const late = `${-days} ${days === -1 ? 'day' : 'days'}`;
  if (days < 0) return { words: `Overdue by ${late}`, isDue: true };
  if (days === 0) return { words: 'Due today', isDue: true };
  return { words: days === 1 ? 'Due tomorrow' : `Due in ${days} days`, isDue: false };
}

/** The time of day of follow-ups. */
const MORNING = '09:00';

export const followUpOn = (day: string): string => instantAt({ day, time: MORNING });

/** Returns the time of a follow-up in some days, or on the Monday after if that is a weekend. Today stays today. */
export const followUpIn = (days: number): string =>
  followUpOn(days === 0 ? today() : workingDayFrom(addDays(today(), days)));

export const FOLLOW_UPS = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'Next week', days: 7 },
];

export type LeadOutcome = Pick<LeadRow, 'outcome' | 'valuePence' | 'lostReason'>;

/** Describes how a lead ended, such as 'Won £4,500' or 'Lost: No budget'. */
export function describeOutcome({ outcome, valuePence, lostReason }: LeadOutcome): string {
  if (outcome === 'won' && valuePence !== null) return `${OUTCOMES.won} ${formatPence(valuePence)}`;
  if (outcome === 'lost' && lostReason !== null) return `${OUTCOMES.lost}: ${lostReason}`;
  return OUTCOMES[outcome];
}

/** The filter by outcome, behind the button that shows more filters. */
export const OUTCOME_FILTER = {
  ...filterBy('outcome', 'Outcome', 'All outcomes', OUTCOMES),
  isFirst: false,
} as const;
