/** Minimum and maximum number of digits in a phone number. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

const isInternational = (text: string) => /^\s*(?:\+|00)/.test(text);

/** Returns the digits of a phone number or of a part of one. After a plus or 00 they begin with the country code. */
export function phoneDigits(text: string): string {
  if (!isInternational(text)) return text.replace(/\D/g, '');
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '').replace(/^440+/, '44');
}

/**
 * Returns a phone number in E.164 digits without the plus: `+44 (0)20 7946 0123` and `020 7946 0123` both give
 * `442079460123`. A number without a country code is taken as British if it begins with 0, and is otherwise unchanged.
 * Returns null for fewer than seven or more than fifteen digits.
 */
export function phoneKey(text: string | null | undefined): string | null {
  const digits = phoneDigits(text ?? '')
    .replace(/^0+/, '44')
    .replace(/^440+/, '44');
  return digits.length < DIGITS_MIN || digits.length > DIGITS_MAX ? null : digits;
}

/** Returns the searchable forms of a number: international and, if it is British, national too. */
export function phoneWords(text: string | null | undefined): string {
  const key = phoneKey(text) ?? phoneDigits(text ?? '');
  return key.startsWith('44') ? `${key} 0${key.slice(2)}` : key;
}
