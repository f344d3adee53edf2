import { pounds } from '../content/pounds.ts';
import { fit as words } from '../content/report/words.ts';
import { fill } from '../money/in-words.ts';
import { bandIn } from './turnover.ts';

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The answers that a condition takes: ranges that follow upon each other as the sum they begin with, others one by one. */
export function wantedInWords(wanted: readonly string[]): string {
  const bands = wanted.map(bandIn);
  const follow = bands.every((band, place) => band && (place === 0 || bands[place - 1]?.to === band.from));
  const from = bands[0]?.from;
  return follow && from !== undefined && bands.length > 1
    ? fill(words.orMore, { sum: pounds(from) })
    : listOf.format(wanted);
}
