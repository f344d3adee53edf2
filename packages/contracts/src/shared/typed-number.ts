import { asciiDigits, tidyLine } from './tidy.ts';

/** Asks for a number that can be read in one way only. */
export const ASK_FOR_NUMBER = 'Enter a number such as 1,500 or 1.5.';

/** What people write before a number that they estimate. */
const ABOUT = /^(about|around|roughly|approx\.?|c(a|irca)?\.?|~|≈)\s*(?=[£\d])/i;
/** What people write around a number. */
const UNITS = /^(-?)£|(pounds?|gbp|£|%|per ?cent)$/gi;
/** Digits in groups of three with one kind of separator, and decimal places. */
const GROUPED = /^-?[1-9]\d{0,2}([, '])\d{3}(\1\d{3})*(\.\d+)?$/;
const PLAIN = /^-?\d{1,12}(\.\d{1,6})?$/;
/** May be a number with three decimal places, or one in thousands as written on the Continent. */
const POINT_OR_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** Signs such as `²` and `½`, which are no digits of a number. */
const FRACTION_OR_POWER = /\p{No}/u;

/**
 * Reads a number as people type it: `40,000`, `40 000`, `£350.50`, `12 %`, `1500 pounds`, `about 80`. Returns undefined for
 * anything else and for a number that can be read in two ways, such as `1,5`. `1.500` is such a number too, unless
 * three decimal places are allowed.
 */
export function readTypedNumber(text: string, places = 2): number | undefined {
  const typed = asciiDigits(tidyLine(text))
    .replace(/[٬،]/g, ',')
    .replace('٫', '.')
    .replaceAll('’', "'")
    .replace('−', '-')
    .replace(ABOUT, '')
    .replace(UNITS, '$1')
    .trim();
  const plain = GROUPED.test(typed) ? typed.replace(/[, ']/g, '') : typed;
  const isUnclear = FRACTION_OR_POWER.test(text) || (places < 3 && POINT_OR_THOUSANDS.test(typed));
  return PLAIN.test(plain) && !isUnclear ? Number(plain) : undefined;
}
