import { FIGURE_MAX } from '@upcurve/contracts/quiz/figure-max';
import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';

export type TypedFigure = keyof typeof FIGURE_MAX;

/** Returns a typed figure as a whole number; undefined if it cannot be read or is out of range. */
export function readFigure(name: TypedFigure, text = ''): number | undefined {
  const number = Math.round(readTypedNumber(text) ?? Number.NaN);
  return number >= 0 && number <= FIGURE_MAX[name] ? number : undefined;
}
