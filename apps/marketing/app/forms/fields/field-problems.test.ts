import { expect, test } from 'vitest';
import { isOpenDay, nextOpenDay } from './field-problems.ts';

test.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-27', '2026-11-30'],
  ['2026-12-24', '2026-12-29'],
  ['2026-12-31', '2027-01-04'],
])('after %s, the next working day is %s', (day, next) => {
  expect(nextOpenDay(day)).toBe(next);
  expect(isOpenDay(next)).toBe(true);
});
