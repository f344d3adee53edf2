import { expect, test } from 'vitest';
import {
  addDays,
  fullDate,
  isDay,
  monthEnd,
  monthStart,
  today,
  weekdayAndDate,
  weekdayAndDay,
  workingDayFrom,
  workingDaysAfter,
} from './days.ts';

test('changes the day at midnight in the agency’s time zone', () => {
  expect(today(Date.parse('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  expect(today(Date.parse('2026-11-22T23:30:00Z'))).toBe('2026-11-22');
});

test('adds days and months across month and year ends', () => {
  expect(addDays('2026-12-31', 30)).toBe('2027-01-30');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  // The range crosses the start of daylight saving time.
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(monthStart('2026-11-22', 2)).toBe('2027-01-01');
  expect(monthStart('2026-01-31', -2)).toBe('2025-11-01');
  expect(monthEnd('2026-02-10')).toBe('2026-02-28');
});

test.each([
  // Christmas: 25 and 28 December (in lieu of Saturday the 26th) and 1 January are not working days.
  ['2026-12-22', 10, '2027-01-08'],
  ['2026-11-20', 1, '2026-11-23'],
  // Easter 2027: 26 and 29 March are not working days.
  ['2027-03-25', 1, '2027-03-30'],
])('from %s, counting %d working days leads to %s', (from, count, to) => {
  expect(workingDaysAfter(from, count)).toBe(to);
});

// The dates that gov.uk/bank-holidays lists for England and Wales.
test.each(
  [
    '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28',
    '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28',
    '2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26',
  ].flatMap((year) => year.split(' ')),
)('%s is a bank holiday', (day) => {
  expect(workingDayFrom(day)).not.toBe(day);
});

test.each(['2026-01-02', '2026-12-29', '2027-12-29', '2027-05-24', '2026-08-24'])(
  '%s is a working day',
  (day) => {
    expect(workingDayFrom(day)).toBe(day);
  },
);

test('formats dates the English way', () => {
  expect(weekdayAndDate('2026-11-22')).toBe('Sunday 22 November 2026');
  expect(fullDate('2027-01-08')).toBe('8 January 2027');
  expect(weekdayAndDay('2026-11-04')).toBe('Wednesday 4 November');
});

test.each(['', '2026-02-30', '2026-1-2', '2026-11-24T10:00', '0000-00-00', 'Tuesday'])(
  '%j is not a valid day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
