import { expect, test } from 'vitest';
import { parseTypedDay, readDay, workingDayFrom } from './typed-day.ts';

test.each([
  ['21/11/2026', '2026-11-21'],
  ['05/07/2026', '2026-07-05'],
  ['25.07.2026', '2026-07-25'],
  ['1/2/2026', '2026-02-01'],
  ['1/2/26', '2026-02-01'],
  ['2026-11-21', '2026-11-21'],
  [' 21  Nov 2026 ', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['7 dec 2026', '2026-12-07'],
  ['7th December 2026', '2026-12-07'],
  ['Mon 7 Dec 2026', '2026-12-07'],
  ['7 SEPT 2026', '2026-09-07'],
  ['31/02/2026', null],
  ['yesterday', null],
  ['', null],
])('parseTypedDay turns %j into %j', (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});

/* 28 November 2026 is a Saturday. */
test.each([
  ['7 Dec', '2026-12-07'],
  ['7 dec 2026', '2026-12-07'],
  ['Dec 7', '2026-12-07'],
  ['7/12', '2026-12-07'],
  ['7 Jan', '2027-01-07'],
  ['today', '2026-11-28'],
  ['Tomorrow', '2026-11-30'],
  ['next monday', '2026-11-30'],
  ['monday', '2026-11-30'],
  ['next fri', '2026-12-04'],
  ['Sat', '2026-12-07'],
  ['in 3 days', '2026-12-01'],
  ['in 2 weeks', '2026-12-14'],
  ['next week', '2026-12-07'],
  ['yesterday', null],
  ['27/11/2026', null],
  ['31/02', null],
  ['soon', null],
  ['constructor', null],
])('reads the follow-up %j on a Saturday as %j', (text, day) => {
  expect(readDay(text, { minDate: '2026-11-28', isWorkingDay: true }, '2026-11-28')).toBe(day);
});

test('reads a day without its year as the last one where no later day is allowed', () => {
  expect(readDay('7 Dec', { maxDate: '2026-11-28' }, '2026-11-28')).toBe('2025-12-07');
  expect(readDay('yesterday', { maxDate: '2026-11-28' }, '2026-11-28')).toBe('2026-11-27');
});

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
])('the working day from %s is %s', (day, working) => {
  expect(workingDayFrom(day)).toBe(working);
});
