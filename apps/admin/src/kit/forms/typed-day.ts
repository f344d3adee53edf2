import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The display format of a day in its field. */
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

/** Parses a typed day to YYYY-MM-DD. Returns null if it is not a valid day. */
export function parseTypedDay(text: string): string | null {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const day = TYPED.map((form) => dayjs(trimmed, form, true)).find((each) => each.isValid());
  return day ? day.format('YYYY-MM-DD') : null;
}
