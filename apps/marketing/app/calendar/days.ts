import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { isWeekday, isWorkingDay } from './working-days.ts';

/** A calendar day such as `2026-11-22`, without time or time zone. */
export type Day = string;

const DAY_MS = 86_400_000;

const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

// The Swedish locale formats dates as ISO 8601.
const agencyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });

/** Checks whether the text is a real calendar day: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? asDate(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && asDay(date) === text;
}

/** Checks whether the day is Monday to Friday. */
export const isOnWeekday = (day: Day): boolean => isWeekday(asDate(day));

/** Returns the current day in the agency's time zone. `now` is in milliseconds since the epoch. */
export const today = (now: number = Date.now()): Day => agencyDay.format(now);

export const addDays = (day: Day, count: number): Day =>
  asDay(new Date(asDate(day).getTime() + count * DAY_MS));

/** Returns the first day of the month `count` months after the month of `day`; a negative `count` goes back. */
export function monthStart(day: Day, count: number): Day {
  const date = asDate(day);
  return asDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)));
}

/** Returns the last day of the month of `day`. */
export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1);

/** Returns 22 for `2026-11-22`. */
export const dayOfMonth = (day: Day): number => asDate(day).getUTCDate();

/** Returns `day` if it is a working day in England, otherwise the next working day. */
export function workingDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkingDay(asDate(found))) found = addDays(found, 1);
  return found;
}

/** Returns the day that is `count` working days after `day`. */
export function workingDaysAfter(day: Day, count: number): Day {
  let found = day;
  for (let passed = 0; passed < count; passed += 1) found = workingDayFrom(addDays(found, 1));
  return found;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (day: Day) => {
    // Created on first use, because pages without dates also load this module.
    formatter ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    // Engines disagree about the comma after the weekday; our style has none.
    return formatter.format(asDate(day)).replace(',', '');
  };
};

/** `Sunday 22 November 2026` */
export const weekdayAndDate = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** `Sunday 22 November` */
export const weekdayAndDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** `Sun 22 Nov` */
export const shortWeekday = format({ weekday: 'short', day: 'numeric', month: 'short' });
/** `22 November 2026` */
export const fullDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
/** `22 November` */
export const dateInYear = format({ day: 'numeric', month: 'long' });
/** `November` */
export const monthName = format({ month: 'long' });
