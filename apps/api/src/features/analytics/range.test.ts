import { expect, test } from 'vitest';
import { rangeBefore } from './range.ts';

test.each([
  ['a month so far', '2026-11-01', '2026-11-29', '2026-10-01', '2026-10-29'],
  ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['a month longer than the one before', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['days that are no month', '2026-11-02', '2026-11-29', '2026-10-05', '2026-11-01'],
])('%s is compared with the days before', (_, from, to, first, last) => {
  expect(rangeBefore({ from, to })).toEqual({ from: first, to: last });
});
