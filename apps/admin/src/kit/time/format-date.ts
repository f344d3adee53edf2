import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { addDays, currentZone, startOfDay, today, wallTimeOf, zoneNameAt } from './zone.ts';

dayjs.extend(utc);

/** An instant of a response, which may lack it. */
type MaybeInstant = string | null | undefined;

/** Shown instead of a missing or invalid date. */
export const NO_DATE = 'N/A';

/** Formats an instant in the member's time zone. Includes the zone if it differs from the agency's. */
function formatInZone(instant: MaybeInstant, form: string): string {
  const { day, time } = wallTimeOf(instant);
  if (!instant || !day) return NO_DATE;
  // In UTC, because the browser's own zone may skip this hour.
  const text = dayjs.utc(`${day}T${time}Z`).second(new Date(instant).getUTCSeconds()).format(form);
  return currentZone() === AGENCY_ZONE ? text : `${text} ${zoneNameAt(instant)}`;
}

/** Formats as '23 Nov 2026, 14:05', the format of all dates and times in the admin. */
export const formatDateTime = (instant: MaybeInstant) => formatInZone(instant, 'D MMM YYYY, HH:mm');

/** Formats as '23 Nov 2026, 14:05:09'. */
export const formatSecond = (instant: MaybeInstant) => formatInZone(instant, 'D MMM YYYY, HH:mm:ss');

/** Formats as '23 Nov 2026'. */
export const formatDate = (instant: MaybeInstant) => formatDay(wallTimeOf(instant).day);

/** Formats a calendar day such as '2026-11-23' as '23 Nov 2026'. */
export function formatDay(day: MaybeInstant): string {
  // Without a day, dayjs would use today.
  const date = dayjs.utc(day || null);
  return date.isValid() ? date.format('D MMM YYYY') : NO_DATE;
}

/** Formats a calendar day as '23 Nov' if it is in this year, or else as '23 Nov 2027'. */
export const formatShortDay = (day: string) =>
  dayjs.utc(day).format(day.slice(0, 4) === today().slice(0, 4) ? 'D MMM' : 'D MMM YYYY');

const PERIODS = { day: 'D MMM', week: '[Week of] D MMM', month: 'MMM YYYY' };
/** Formats the period that a calendar day begins: '23 Nov', 'Week of 23 Nov' or 'Nov 2026'. */
export const formatPeriod = (day: string, by: keyof typeof PERIODS) => dayjs.utc(day).format(PERIODS[by]);

/** Formats a month such as '2026-11' as 'November 2026'. */
export const formatMonth = (month: string) => dayjs.utc(`${month}-01`).format('MMMM YYYY');

/** Formats a calendar day such as '2026-11-23' as 'Mon 23 Nov 2026'. */
export const formatWeekday = (day: string) => dayjs.utc(day).format('ddd D MMM YYYY');

/** Formats as 'Nov 23, 2026 2:05 PM', which the specification requires for quiz submissions. */
export const formatQuizDate = (instant: MaybeInstant) => formatInZone(instant, 'MMM D, YYYY h:mm A');

/**
 * Converts a filter by inclusive calendar days to the API's filter by instants, where `to` is exclusive. The days are in
 * `zone`, or else in the member's time zone.
 */
export function daysToInstants<Filter extends { from?: string; to?: string; zone?: string }>(given: Filter) {
  const { from, to, zone, ...filter } = given;
  return { ...filter, from: from && startOfDay(from, zone), to: to && startOfDay(addDays(to, 1), zone) };
}

const STEPS = [
  { seconds: 365 * 86_400, unit: 'y' },
  { seconds: 30 * 86_400, unit: 'mo' },
  { seconds: 86_400, unit: 'd' },
  { seconds: 3600, unit: 'h' },
  { seconds: 60, unit: 'min' },
];

/** Formats the age of an instant in its largest whole unit: `3 min`, `5 h`, `2 d`, or `now` below a minute. */
export function formatAge(instant: MaybeInstant, now = Date.now()): string {
  const passed = (now - Date.parse(instant ?? '')) / 1000;
  if (Number.isNaN(passed)) return NO_DATE;
  const step = STEPS.find(({ seconds }) => passed >= seconds);
  return step ? `${Math.floor(passed / step.seconds)} ${step.unit}` : 'now';
}

/** Formats the age of an instant in a sentence: `3 min ago`, or `just now` below a minute. */
export function formatAgo(instant: MaybeInstant): string {
  const age = formatAge(instant);
  if (age === NO_DATE) return age;
  return age === 'now' ? 'just now' : `${age} ago`;
}
