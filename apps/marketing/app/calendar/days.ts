import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { isWeekday, isWorkingDay } from './working-days.ts';

/** A day of the calendar, `2026-11-22`, without an hour or a zone. */
export type Day = string;

const DAY_MS = 86_400_000;

const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

// Swedes write days as ISO 8601 does.
const agencyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });

/** Whether the text is a real calendar day: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? asDate(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && asDay(date) === text;
}

/** Monday to Friday. */
export const isOnWeekday = (day: Day): boolean => isWeekday(asDate(day));

/** The day that it is at the agency. `now` in milliseconds since the epoch. */
export const today = (now: number = Date.now()): Day => agencyDay.format(now);

export const addDays = (day: Day, count: number): Day =>
  asDay(new Date(asDate(day).getTime() + count * DAY_MS));

/** The first of the month `count` months after that of `day`, or before it if negative. */
export function monthStart(day: Day, count: number): Day {
  const date = asDate(day);
  return asDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)));
}

/** The last day of the month of `day`. */
export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1);

/** 22 for `2026-11-22`. */
export const dayOfMonth = (day: Day): number => asDate(day).getUTCDate();

/** `day` itself where it is a working day in England, else the next one. */
export function workingDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkingDay(asDate(found))) found = addDays(found, 1);
  return found;
}

/** The working day that comes `count` working days after `day`. */
export function workingDaysAfter(day: Day, count: number): Day {
  let found = day;
  for (let passed = 0; passed < count; passed += 1) found = workingDayFrom(addDays(found, 1));
  return found;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (day: Day) => {
    // Not before it is asked for: pages that write no dates load this too.
    formatter ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    // The comma after the weekday, about which engines differ, is not how it is written here.
    return formatter.format(asDate(day)).replace(',', '');
  };
};

/** `Sunday 22 November 2026` */
export const weekdayAndDate = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** `Sunday 22 November` */
export const weekdayAndDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** `22 November 2026` */
export const fullDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
/** `22 November` */
export const dateInYear = format({ day: 'numeric', month: 'long' });
/** `November` */
export const monthName = format({ month: 'long' });
/** `Nov 2026` */
export const shortMonth = format({ month: 'short', year: 'numeric' });
