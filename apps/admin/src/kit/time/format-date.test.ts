import { expect, test } from 'vitest';
import { formatAge } from './format-date.ts';

test.each([
  ['2026-11-22T12:00:00.000Z', 'now'],
  ['2026-11-22T11:59:30.000Z', 'now'],
  ['2026-11-22T11:57:00.000Z', '3 min'],
  ['2026-11-22T06:30:00.000Z', '5 h'],
  ['2026-11-20T11:00:00.000Z', '2 d'],
  ['2026-08-22T12:00:00.000Z', '3 mo'],
  ['2024-11-01T12:00:00.000Z', '2 y'],
])('formats the age of %s as %s', (instant, age) => {
  expect(formatAge(instant, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(age);
});
