import { expect, test } from 'vitest';
import { formatLength, lengthOnTile } from './segment-words.ts';

test.each([
  [5000, '5 s', '5 s'],
  [6500, '6.5 s', '6.5 s'],
  [59_980, '1 min 0 s', '1:00'],
  [65_000, '1 min 5 s', '1:05'],
  [600_000, '10 min 0 s', '10:00'],
])('formats %i ms as %s, and on a tile as %s', (ms, words, short) => {
  expect([formatLength(ms), lengthOnTile(ms)]).toEqual([words, short]);
});
