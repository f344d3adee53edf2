import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX_BYTES } from '@upcurve/contracts/settings/mail';

const ELLIPSIS = '…';
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a header would begin another
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** One line, whatever it was made from. */
export const oneLine = (text: string) => text.replace(BREAKS, ' ').trim();

/** A subject: one line, not too long. */
export function fittedSubject(text: string): string {
  const line = oneLine(text);
  if (line.length <= MAIL_SUBJECT_MAX) return line;
  return line.slice(0, MAIL_SUBJECT_MAX - 1).toWellFormed() + ELLIPSIS;
}

/** A text of at most 20 kB. */
export function fittedText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAIL_TEXT_MAX_BYTES) return text;
  const room = MAIL_TEXT_MAX_BYTES - Buffer.byteLength(ELLIPSIS);
  // As a stream it leaves out a character that was cut in two.
  return new TextDecoder().decode(bytes.subarray(0, room), { stream: true }) + ELLIPSIS;
}

/** 'Name: Anna', a line for each that has a value. */
export function facts(pairs: Record<string, string | null | undefined>): string {
  return Object.entries(pairs)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** Paragraphs with a line between them; what is empty is left out. */
export const paragraphs = (...parts: (string | false)[]) => parts.filter((part) => part).join('\n\n');

/** '1 new lead', '3 new leads'. */
export const newLeads = (count: number) => `${count} new ${count === 1 ? 'lead' : 'leads'}`;

/* A web address, or what mail programs would turn into a link to one. */
const LINK = /:\/\/|\bwww\.|[^\s.]\.[^\s.]{2}/i;

/** What a visitor entered, unless a stranger might have entered it to have us send a link to somebody. */
export const repeated = (text: string | null) => (text && !LINK.test(text) ? text : null);
