import { phoneParts } from '@upcurve/contracts/shared/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Minimum and maximum number of digits of a number that is in no country's plan. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** Returns the digits of a phone number or of a part of one. After a plus or 00 they begin with the country code. */
export function phoneDigits(text: string): string {
  if (!/^\s*(?:\+|00)/.test(text)) return text.replace(/\D/g, '');
  return text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '').replace(/^440+/, '44');
}

/**
 * Returns a phone number in E.164 digits without the plus and without its extension: `+44 (0)20 7946 0123` and
 * `020 7946 0123 ext 4` both give `442079460123`. A number without a country code is taken as British if that is
 * possible, and is otherwise unchanged. Returns null for fewer than seven or more than fifteen digits.
 */
export function phoneKey(text: string | null | undefined): string | null {
  const { number } = phoneParts(text ?? '');
  const known = parsePhoneNumberFromString(number, 'GB');
  if (known?.isValid()) return known.number.slice(1);
  const digits = phoneDigits(number).replace(/^0+/, '44').replace(/^440+/, '44');
  return digits.length < DIGITS_MIN || digits.length > DIGITS_MAX ? null : digits;
}

/** Whether a key is a number that people type to get past a field: one digit repeated, or digits in a row. */
export function isDummyPhone(key: string): boolean {
  const digits = key.replace(/^44/, '');
  return (
    /^(\d)\1+$/.test(digits.slice(1)) || '01234567890123'.includes(digits) || '9876543210'.includes(digits)
  );
}

/** Returns the searchable forms of a number: international and, if it is British, national too. */
export function phoneWords(text: string | null | undefined): string {
  const key = phoneKey(text) ?? phoneDigits(text ?? '');
  return key.startsWith('44') ? `${key} 0${key.slice(2)}` : key;
}
