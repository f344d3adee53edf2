import { asciiDigits, tidyCode } from './tidy.ts';

export const PHONE_MAX = 50;
/** Shorter numbers cannot be dialled from outside. The longest have an extension. */
const DIGITS_MIN = 5;
const DIGITS_MAX = 22;

/** Returns a phone number as it is stored: as typed, without invisible characters. */
export const tidyPhone = (text: string): string => tidyCode(text).replace(/^tel:\s*/i, '');

/**
 * Whether a tidied text can be a phone number: it has enough digits, and is no email or web address. Words are allowed,
 * because people add whose number it is.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, '').length;
  return digits >= DIGITS_MIN && digits <= DIGITS_MAX && !/[@<>]|\/\//.test(text);
}

const PARTS = /^[^\d+]*([^\p{L};#]*)(?:(?:;?ext\w*|x|#)[\s.:=]*(\d*))?/iu;

/** Returns the number in a text and its extension, without words such as `mobile` or `after 6`, in ASCII digits. */
export function phoneParts(text: string): { number: string; extension: string } {
  const [, number = '', extension = ''] = PARTS.exec(asciiDigits(tidyPhone(text))) ?? [];
  return { number, extension };
}

/** Returns a link that dials a number, and after a pause its extension. Numbers without a country are British. */
export function phoneLink(phone: string): string {
  const { number, extension } = phoneParts(phone);
  const dialled = number
    .replace('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^0(?=[1-9])/, '+44');
  return `tel:${dialled}${extension && `,${extension}`}`;
}
