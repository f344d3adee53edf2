/** How many digits a telephone number has. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

const isInternational = (text: string) => /^\s*(?:\+|00)/.test(text);

/** The digits of a number or of a part of one; those after a plus or 00 begin with the country's. */
export function phoneDigits(text: string): string {
  if (!isInternational(text)) return text.replace(/\D/g, '');
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '').replace(/^440+/, '44');
}

/**
 * A telephone number as digits, as E.164 has it without its plus: `+44 (0)20 7946 0123` and `020 7946 0123` are both
 * `442079460123`. What names no country is British where it begins with 0, and stays as it is where it does not.
 * Null where that makes fewer than seven digits, or more than fifteen.
 */
export function phoneKey(text: string | null | undefined): string | null {
  const digits = phoneDigits(text ?? '')
    .replace(/^0+/, '44')
    .replace(/^440+/, '44');
  return digits.length < DIGITS_MIN || digits.length > DIGITS_MAX ? null : digits;
}

/** A number as search finds it: as it is dialled from abroad and, where it is British, from within. */
export function phoneWords(text: string | null | undefined): string {
  const key = phoneKey(text) ?? phoneDigits(text ?? '');
  return key.startsWith('44') ? `${key} 0${key.slice(2)}` : key;
}
