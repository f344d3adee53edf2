import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX_BYTES } from '@upcurve/contracts/settings/mail';

const ELLIPSIS = '…';
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break in a header would begin another
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Replaces line breaks and control characters with spaces. */
export const toOneLine = (text: string) => text.replace(BREAKS, ' ').trim();

export function shortenSubject(text: string): string {
  const line = toOneLine(text);
  if (line.length <= MAIL_SUBJECT_MAX) return line;
  return line.slice(0, MAIL_SUBJECT_MAX - 1).toWellFormed() + ELLIPSIS;
}

/** Shortens a text to 20 kB. */
export function shortenText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAIL_TEXT_MAX_BYTES) return text;
  const room = MAIL_TEXT_MAX_BYTES - Buffer.byteLength(ELLIPSIS);
  // With `stream`, the decoder drops a character that was cut in half.
  return new TextDecoder().decode(bytes.subarray(0, room), { stream: true }) + ELLIPSIS;
}

/** Formats pairs as lines such as 'Name: Anna'. Skips empty values. */
export function formatFacts(pairs: Record<string, string | null | undefined>): string {
  return Object.entries(pairs)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** Joins paragraphs with a blank line. Leaves out empty ones. */
export const joinParagraphs = (...parts: (string | false)[]) => parts.filter((part) => part).join('\n\n');
