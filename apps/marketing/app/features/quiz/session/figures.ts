import { FIGURE_MAX } from '@upcurve/contracts/quiz/figure-max';
import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';

export type TypedFigure = keyof typeof FIGURE_MAX;

export const isFigure = (name: string): name is TypedFigure => Object.hasOwn(FIGURE_MAX, name);

/** A number within other words, and whether it counts thousands: `4.5k`. */
const NUMBERS = /(\d(?:[\d.,']*\d)?)(k\b)?/gi;

/**
 * Reads a figure as people type it, as a whole number: `40`, `about 40`, `none`, and the middle of a range such as
 * `12-15`. Returns undefined if there is no number, more than two, or one that can be read in two ways.
 */
export function readNumber(text: string): number | undefined {
  const plain = /^\s*(none|zero|nil)\s*$/i.test(text) ? 0 : readTypedNumber(text);
  if (plain !== undefined) return plain < 0 ? undefined : Math.round(plain);
  const found = [...text.matchAll(NUMBERS)].map(
    ([, digits = '', thousands]) => (readTypedNumber(digits) ?? Number.NaN) * (thousands ? 1000 : 1),
  );
  const [low = Number.NaN, high = low] = found;
  const middle = Math.round((low + high) / 2);
  return found.length > 2 || Number.isNaN(middle) || /\p{No}/u.test(text) ? undefined : middle;
}

/** Returns a typed figure about the clinic; undefined if it cannot be read or is out of range. */
export function readFigure(name: TypedFigure, text = ''): number | undefined {
  const number = readNumber(text);
  return number !== undefined && number <= FIGURE_MAX[name] ? number : undefined;
}
