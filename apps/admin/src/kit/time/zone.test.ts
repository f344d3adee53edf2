import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { formatDay as formatPostDay, formatZoned } from '../../features/blog/post-time.ts';
import { formatMoment } from '../../features/bookings/booking-format.ts';
import { describeDue } from '../../features/leads/desk/desk-words.ts';
import {
  daysToInstants,
  formatAge,
  formatAgo,
  formatDate,
  formatDateTime,
  formatDay,
  formatQuizDate,
  formatSecond,
} from './format-date.ts';
import {
  addDays,
  currentZone,
  daysBetween,
  instantAt,
  setCurrentZone,
  startOfDay,
  wallTimeOf,
  zoneNameAt,
} from './zone.ts';

afterEach(() => setCurrentZone(undefined));

describe('instantAt', () => {
  test.each([
    ['2026-11-25', '09:00', '2026-11-25T09:00:00.000Z'],
    ['2026-07-25', '09:00', '2026-07-25T08:00:00.000Z'],
    ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    // The clocks skip it.
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    // It occurs twice.
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ])('on %s at %s is %s', (day, time, instant) => {
    expect(instantAt({ day, time })).toBe(instant);
  });

  test.each(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'converts every whole minute in %s to wall time and back',
    (zone) => {
      const from = Date.UTC(2020, 0, 1) / 60_000;
      fc.assert(
        fc.property(fc.integer({ min: from, max: from + 20 * 525_600 }), (minute) => {
          const instant = new Date(minute * 60_000).toISOString();
          const wall = wallTimeOf(instant, zone);
          expect(wallTimeOf(instantAt(wall, zone), zone)).toEqual(wall);
          expect(instantAt(wall, zone) <= instant).toBe(true);
        }),
      );
    },
  );
});

describe('calculating with days', () => {
  test.each([
    ['Europe/London', '2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['Europe/London', '2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['America/New_York', '2026-11-22', '2026-11-22T05:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22', '2026-11-21T18:30:00.000Z'],
    // The clocks go forward at midnight, so the day begins at 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    // The clocks go back to midnight, so the day begins at the first of two midnights.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('startOfDay returns the first instant in %s on %s', (zone, day, instant) => {
    expect(startOfDay(day, zone)).toBe(instant);
    expect(wallTimeOf(instant, zone).day).toBe(day);
    expect(wallTimeOf(Date.parse(instant) - 1, zone).day).toBe(addDays(day, -1));
  });

  test('startOfDay respects days of 23 and 25 hours', () => {
    const hours = (day: string, zone: string) =>
      (Date.parse(startOfDay(addDays(day, 1), zone)) - Date.parse(startOfDay(day, zone))) / 3_600_000;
    expect(hours('2026-03-08', 'America/New_York')).toBe(23);
    expect(hours('2026-11-01', 'America/New_York')).toBe(25);
    expect(hours('2026-03-08', 'Europe/London')).toBe(24);
  });

  test('addDays and daysBetween count across months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });
});

test('instantAt converts 09:00 in the member’s zone before and after the clocks change', () => {
  const morning = (day: string) => instantAt({ day, time: '09:00' }, 'America/New_York');
  expect(morning('2026-03-07')).toBe('2026-03-07T14:00:00.000Z');
  expect(morning('2026-03-08')).toBe('2026-03-08T13:00:00.000Z');
  expect(instantAt({ day: '2026-03-08', time: '02:30' }, 'America/New_York')).toBe(
    '2026-03-08T07:30:00.000Z',
  );
});

test.each([
  ['Europe/London', 'GMT', 'BST'],
  ['Europe/Paris', 'CET', 'CEST'],
  ['America/New_York', 'EST', 'EDT'],
  ['Australia/Sydney', 'AEDT', 'AEST'],
  ['Asia/Kolkata', 'GMT+5:30', 'GMT+5:30'],
])('%s is called %s in January and %s in July', (zone, january, july) => {
  expect(zoneNameAt('2026-01-15T12:00:00.000Z', zone)).toBe(january);
  expect(zoneNameAt('2026-07-15T12:00:00.000Z', zone)).toBe(july);
});

describe('formatting in the shown zone', () => {
  const instant = '2026-03-29T00:30:09.000Z';

  test('uses the agency’s zone without its name by default', () => {
    expect(formatDateTime(instant)).toBe('29 Mar 2026, 00:30');
    expect(formatQuizDate(instant)).toBe('Mar 29, 2026 12:30 AM');
    expect(formatDateTime(null)).toBe('N/A');
  });

  test('uses and names the member’s zone', () => {
    setCurrentZone('America/New_York');
    expect(formatDateTime(instant)).toBe('28 Mar 2026, 20:30 EDT');
    expect(formatSecond(instant)).toBe('28 Mar 2026, 20:30:09 EDT');
    expect(formatQuizDate(instant)).toBe('Mar 28, 2026 8:30 PM EDT');
    expect(formatDate(instant)).toBe('28 Mar 2026');
    // The browser’s own zone skips this time on this day.
    expect(formatDateTime('2026-03-29T05:30:00.000Z')).toBe('29 Mar 2026, 01:30 EDT');
  });

  test.each([undefined, null, '', 'not a date', '2026-13-45T99:00:00.000Z', '0000-00-00T00:00:00.000Z'])(
    'shows N/A for the date %j',
    (missing) => {
      for (const format of [
        formatDateTime,
        formatSecond,
        formatDate,
        formatDay,
        formatQuizDate,
        formatAge,
        formatAgo,
      ])
        expect([format.name, format(missing)]).toEqual([format.name, 'N/A']);
      const given = missing as string;
      for (const format of [formatPostDay, formatZoned])
        expect([format.name, format(given)]).toEqual([format.name, 'N/A']);
      expect(formatMoment({ start: given, end: given })).toBe('N/A, N/A–N/A');
      expect(describeDue(given)).toEqual({ words: 'N/A', isDue: false });
    },
  );

  test('daysToInstants converts a filter by days to instants', () => {
    expect(daysToInstants({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
      from: '2026-03-29T00:00:00.000Z',
      to: '2026-03-29T23:00:00.000Z',
    });
    setCurrentZone('America/New_York');
    expect(daysToInstants({ from: '2026-03-08', to: '2026-03-08', status: 'new' })).toEqual({
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T04:00:00.000Z',
      status: 'new',
    });
  });

  test('uses the agency’s zone if the browser does not support the member’s zone', () => {
    setCurrentZone('Mars/Olympus_Mons');
    expect(currentZone()).toBe('Europe/London');
  });
});
