import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';

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

/** Returns the current day in the agency's time zone. `now` is in milliseconds since the epoch. */
export const today = (now: number = Date.now()): Day => agencyDay.format(now);

export const addDays = (day: Day, count: number): Day =>
  asDay(new Date(asDate(day).getTime() + count * DAY_MS));

/** Returns the first day of the month `count` months after the month of `day`; a negative `count` goes back. */
export function monthStart(day: Day, count: number): Day {
  const date = asDate(day);
  return asDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)));
}

export const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1);

/** Returns 22 for `2026-11-22`. */
export const dayOfMonth = (day: Day): number => asDate(day).getUTCDate();

/** Checks whether it is a working day in England: no weekend, no bank holiday. */
export const isWorkingDay = (day: Day): boolean => isWeekday(asDate(day)) && !isBankHoliday(asDate(day));

/** Returns `day` if it is a working day in England, otherwise the next working day. */
export function workingDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, 1);
  return found;
}

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

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;

const isWeekday = (date: Date) => ![SATURDAY, SUNDAY].includes(date.getUTCDay());

/** Applies the standing rules (gov.uk/bank-holidays); one-off holidays and moved dates are not covered. */
function isBankHoliday(date: Date): boolean {
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  if (month === 1) return weekdaysSince(date, 1) === 1;
  // A bank holiday on a weekend moves to the next weekday.
  if (month === 12) return day >= 25 && weekdaysSince(date, 25) <= 2;
  if (date.getUTCDay() === MONDAY) {
    if (month === 5) return day <= 7 || day > 24;
    if (month === 8) return day > 24;
  }
  const easter = easterSunday(date.getUTCFullYear());
  const away = Math.round((date.getTime() - easter) / 86_400_000);
  return away === -2 || away === 1;
}

/** Counts the weekdays from day `from` of the month to `date`, both included. */
function weekdaysSince(date: Date, from: number): number {
  let count = 0;
  for (let day = from; day <= date.getUTCDate(); day += 1) {
    if (isWeekday(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day)))) count += 1;
  }
  return count;
}

/**
 * Returns the start of Easter Sunday in UTC, in milliseconds: the Sunday after the ecclesiastical full moon, from the
 * 19-year lunar cycle and the century's corrections (Gauss, for 1900 to 2099).
 */
function easterSunday(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = moon === 29 || (moon === 28 && year % 19 > 10);
  const offset = sunday === 6 && late ? -7 : 0;
  return Date.UTC(year, 2, 22 + moon + sunday + offset);
}
