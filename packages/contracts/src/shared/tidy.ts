/* Cleans pasted text before it is judged and stored. Without zod, because the site's pages load it with their forms. */

/** Line breaks of every kind, also those of presentations, spreadsheets and old email programs. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters: controls, halves of a cut emoji, marks for the direction of writing, soft hyphens, zero-width
 * spaces. Joiners stay, because Persian and emoji need them.
 */
export const INVISIBLE =
  /(?!\n)[\p{Cc}\p{Cs}\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Returns text of several lines without invisible characters, trimmed. */
export const tidyText = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').replaceAll('\t', ' ').replace(INVISIBLE, '').trim();

/** Returns text as one line, without invisible characters, trimmed. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s*\n\s*/g, ' ');

/** Returns a line of at most so many characters; an emoji that does not fit is dropped. */
export const cutLine = (text: string, max: number): string => tidyLine(tidyLine(text).slice(0, max));

/**
 * Returns a line such as a number or an address: without joiners, with full-width letters and typographic dashes as the
 * ones of a keyboard.
 */
export const tidyCode = (text: string): string =>
  tidyLine(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Returns the digits of every script, such as Arabic or Bengali ones, as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // Every script has its digits in a row, from zero to nine.
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
    return String(value);
  });
