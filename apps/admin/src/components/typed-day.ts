import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** How a day stands in its field. */
export const SHOWN_DAY = 'MMM D, YYYY';

/* Day before month, as in Britain. Every form is strict: what fits none is no day. */
const TYPED = [
  SHOWN_DAY,
  'YYYY-MM-DD',
  'D/M/YYYY',
  'DD/MM/YYYY',
  'D.M.YYYY',
  'DD.MM.YYYY',
  'D-M-YYYY',
  'DD-MM-YYYY',
  'D MMM YYYY',
  'D MMMM YYYY',
  'D/M/YY',
];

/** The day that somebody typed, as YYYY-MM-DD; null where it is none. */
export function typedDay(text: string): string | null {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const day = TYPED.map((form) => dayjs(trimmed, form, true)).find((each) => each.isValid());
  return day ? day.format('YYYY-MM-DD') : null;
}
