import { ClinicFigures, FIGURE_MAX } from '@upcurve/contracts/quiz/quiz';
import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';
import type { Fields } from '../progress/progress.ts';

export type TypedFigure = keyof typeof FIGURE_MAX;

/** Returns a typed figure as a whole number; undefined if it cannot be read or is out of range. */
export function readFigure(name: TypedFigure, text = ''): number | undefined {
  const number = Math.round(readTypedNumber(text) ?? Number.NaN);
  return number >= 0 && number <= FIGURE_MAX[name] ? number : undefined;
}

/** Returns what the visitor said about the clinic in the API's format, without anything unreadable. */
export const figuresOf = ({ enquiries, value, noShows, caller, canDecide }: Fields): ClinicFigures =>
  ClinicFigures.parse({
    enquiries: readFigure('enquiries', enquiries),
    value: readFigure('value', value),
    noShows: readFigure('noShows', noShows),
    caller,
    canDecide,
  });
