import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { addDays, today } from './zone.ts';

dayjs.extend(customParseFormat);

export const DAY_FORMAT = 'D MMM YYYY';

/* Accepted formats: day before month, as in Britain. Parsing is strict. */
const TYPED = [
  DAY_FORMAT,
  'YYYY-MM-DD',
  'D/M/YYYY',
  'DD/MM/YYYY',
  'D.M.YYYY',
  'DD.MM.YYYY',
  'D-M-YYYY',
  'DD-MM-YYYY',
  'MMM D, YYYY',
  'D MMMM YYYY',
  'D/M/YY',
];

/* Formats without a year. */
const YEARLESS = ['D MMM', 'D MMMM', 'MMM D', 'MMMM D', 'D/M', 'DD/MM'];

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = /^(next )?(sun|mon|tue|wed|thu|fri|sat)[a-z]*$/;
const IN_DAYS = /^in (\d{1,3}) (day|week)s?$/;
const RELATIVE = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
  ['next week', 7],
]);

/** Writes months as the formats do: 'monday 7th DEC' becomes '7 Dec'. */
const tidy = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?=\d|[a-z]+ \d)/i, '')
    .replace(/(\d)(st|nd|rd|th)\b/i, '$1')
    .replace(/\bsept\b/i, 'Sep')
    .replace(/[a-z]+/gi, (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`);

const parseAs = (text: string, forms: readonly string[]) =>
  forms.map((form) => dayjs(text, form, true)).find((day) => day.isValid());

/** Parses a typed day with its year to YYYY-MM-DD. Returns null if it is not a valid day. */
export const parseTypedDay = (text: string): string | null =>
  parseAs(tidy(text), TYPED)?.format('YYYY-MM-DD') ?? null;

/** Returns the day itself, or the Monday after a weekend. */
export function workingDayFrom(day: string): string {
  const weekday = dayjs(day).day();
  return weekday === 6 ? addDays(day, 2) : addDays(day, weekday === 0 ? 1 : 0);
}

/** Returns how many days from today the words mean, such as 'tomorrow', 'next monday' or 'in 2 weeks'. */
function daysAhead(words: string, from: string): number | undefined {
  const [, count, unit] = IN_DAYS.exec(words) ?? [];
  if (count) return Number(count) * (unit === 'week' ? 7 : 1);
  const [, next, name = ''] = WEEKDAY.exec(words) ?? [];
  if (!name) return RELATIVE.get(words);
  const now = dayjs(from).day();
  const wanted = WEEKDAYS.indexOf(name);
  // The next one is in the week after this one. Weeks start on Monday.
  if (next) return ((wanted + 6) % 7) + 7 - ((now + 6) % 7);
  return (wanted - now + 7) % 7 || 7;
}

/** The days that a field accepts. With `isWorkingDay`, 'tomorrow' on a Saturday is the Monday after. */
export interface DayRange {
  minDate?: string | undefined;
  maxDate?: string | undefined;
  isWorkingDay?: boolean | undefined;
}

/** Reads a day, also without its year or in words. Returns null if it cannot be read or is out of range. */
export function readDay(text: string, range: DayRange, from = today()): string | null {
  const { minDate = '', maxDate = '9999', isWorkingDay } = range;
  const isAllowed = (day: string) => day >= minDate && day <= maxDate;
  const ahead = daysAhead(tidy(text).toLowerCase(), from);
  const yearless = parseAs(tidy(text), YEARLESS);
  let days = [parseTypedDay(text)];
  if (ahead !== undefined) {
    const day = addDays(from, ahead);
    days = [isWorkingDay && ahead > 0 ? workingDayFrom(day) : day];
  } else if (yearless) {
    days = [0, 1, -1].map((years) => yearless.year(Number(from.slice(0, 4)) + years).format('YYYY-MM-DD'));
  }
  return days.find((day) => day !== null && isAllowed(day)) ?? null;
}
