import { type AnalyticsFilter, RANGE_DAYS, RANGE_DAYS_MAX } from '@upcurve/contracts/analytics/analytics';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { invalid } from '../../lib/http/errors.ts';

/** Days in the agency's time zone, both ends included. */
export interface Range {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });

export const dayOf = (moment: number) => zoned.format(moment);

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const daysIn = ({ from, to }: Range) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const isMoment = (text: string) => text.includes('T');

/**
 * Returns the days that a filter selects; by default the last 30.
 * @param now the database's current time
 * @throws {HttpError} 400 if it ends before it begins, or is too long
 */
export function rangeOf({ from, to }: AnalyticsFilter, now: string): Range {
  const today = dayOf(Date.parse(now));
  const last = to ? (isMoment(to) ? dayOf(Date.parse(to) - 1) : to) : today;
  const first = from ? (isMoment(from) ? dayOf(Date.parse(from)) : from) : addDays(last, 1 - RANGE_DAYS);
  const range = { from: first, to: last };
  if (first > last) throw invalid([{ path: 'to', message: 'Must not be before the first day.' }]);
  if (daysIn(range) > RANGE_DAYS_MAX)
    throw invalid([{ path: 'from', message: `At most ${RANGE_DAYS_MAX} days at once.` }]);
  return range;
}

/** Returns the range before with the same length. Before a month, or its days until today, is the month before. */
export function rangeBefore(range: Range): Range {
  const to = addDays(range.from, -1);
  const isMonth = range.from.endsWith('-01') && range.from.slice(0, 7) === range.to.slice(0, 7);
  if (!isMonth) return { from: addDays(range.from, -daysIn(range)), to };
  const from = `${to.slice(0, 7)}-01`;
  const isWhole = addDays(range.to, 1).endsWith('-01');
  const sameDay = addDays(from, daysIn(range) - 1);
  return { from, to: isWhole || sameDay > to ? to : sameDay };
}

/** Returns the first day of the week (Monday) or month that contains a day. */
function periodOf(day: string, by: 'day' | 'week' | 'month'): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

export function periodsOf({ from, to }: Range, by: 'day' | 'week' | 'month'): string[] {
  const periods: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const period = periodOf(day, by);
    if (period !== periods.at(-1)) periods.push(period);
  }
  return periods;
}
