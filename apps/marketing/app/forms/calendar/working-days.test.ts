import { expect, test } from 'vitest';
import { isDay, today, weekdayAndDate, weekdayAndDay } from '../../calendar/days.ts';
import { isWorkingDay, nextWorkingDay } from './working-days.ts';

test.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-27', '2026-11-30'],
  ['2026-12-24', '2026-12-29'],
  ['2026-12-31', '2027-01-04'],
])('after %s we are next there on %s', (day, next) => {
  expect(nextWorkingDay(day)).toBe(next);
  expect(isWorkingDay(next)).toBe(true);
});

test('the day is the agency’s, in summer too', () => {
  expect(today(Date.parse('2026-07-01T23:30Z'))).toBe('2026-07-02');
  expect(today(Date.parse('2026-11-22T23:30Z'))).toBe('2026-11-22');
});

test('a day in words', () => {
  expect(weekdayAndDay('2026-11-04')).toBe('Wednesday 4 November');
  expect(weekdayAndDate('2026-11-24')).toBe('Tuesday 24 November 2026');
});

test.each(['', '2026-02-30', '2026-1-2', '2026-11-24T10:00', '0000-00-00', 'Tuesday'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
