import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { setCurrentZone } from '../../../kit/time/zone.ts';
import {
  assignLanes,
  fullHours,
  minuteAt,
  shareOf,
  spanOf,
  toDayMinute,
  toInstant,
  visibleHours,
  weekOf,
} from './week-layout.ts';

const HOURS = { from: 480, to: 1080 };
const meeting = (id: string, start: string, end: string, day = '2026-11-24') => ({
  id,
  start: `${day}T${start}:00.000Z`,
  end: `${day}T${end}:00.000Z`,
});

afterEach(() => setCurrentZone(undefined));

test('weekOf returns the week that begins on a weekday', () => {
  expect(weekOf('2026-11-29', '2024-01-01')).toEqual(
    ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
  );
  expect(weekOf('2026-11-25', '2026-11-26')[0]).toBe('2026-11-19');
  expect(weekOf('2026-12-03', '2026-11-26')[0]).toBe('2026-12-03');
});

describe('a meeting', () => {
  test('is on the member’s day, at the member’s time', () => {
    setCurrentZone('America/New_York');
    expect(spanOf(meeting('a', '02:00', '02:30'))).toEqual({
      day: '2026-11-23',
      from: 1260,
      to: 1290,
    });
    expect(toInstant({ day: '2026-11-23', minute: 1260 })).toBe('2026-11-24T02:00:00.000Z');
  });

  test('is as tall as it is long when the clocks go back', () => {
    expect(spanOf(meeting('a', '00:45', '01:15', '2026-10-25'))).toMatchObject({ from: 105, to: 135 });
    expect(spanOf(meeting('b', '01:15', '01:45', '2026-10-25'))).toMatchObject({ from: 75, to: 105 });
  });

  test('keeps the time on the clock on the day after a change, and cannot be in a skipped hour', () => {
    const { minute } = toDayMinute('2026-03-28T09:00:00.000Z');
    expect(toInstant({ day: '2026-03-29', minute })).toBe('2026-03-29T08:00:00.000Z');
    expect(toInstant({ day: '2026-03-29', minute: 75 })).toBe('2026-03-29T01:15:00.000Z');
    expect(toDayMinute('2026-03-29T01:15:00.000Z').minute).toBe(135);
  });

  test('is visible, however short, and ends at midnight', () => {
    expect(spanOf(meeting('a', '12:00', '12:05'))).toMatchObject({ from: 720, to: 735 });
    expect(spanOf({ start: '2026-11-24T23:30:00.000Z', end: '2026-11-25T00:30:00.000Z' })).toMatchObject({
      from: 1410,
      to: 1440,
    });
  });
});

describe('assignLanes', () => {
  const lanesOf = (...all: [id: string, start: string, end: string][]) =>
    assignLanes(all.map((each) => meeting(...each))).map(({ id, lane, lanes }) => `${id} ${lane}/${lanes}`);

  test('puts overlapping meetings side by side', () => {
    expect(lanesOf(['a', '09:00', '10:00'], ['b', '10:00', '11:00'])).toEqual(['a 0/1', 'b 0/1']);
    expect(lanesOf(['a', '09:00', '10:00'], ['b', '09:30', '10:30'], ['c', '10:00', '11:00'])).toEqual([
      'a 0/2',
      'b 1/2',
      'c 0/2',
    ]);
    expect(lanesOf(['a', '09:00', '09:30'], ['b', '09:00', '09:30'], ['c', '09:00', '09:30'])).toEqual([
      'a 0/3',
      'b 1/3',
      'c 2/3',
    ]);
  });

  test('keeps every meeting, and shows none on top of another', () => {
    const anyMeeting = fc.record({
      at: fc.integer({ min: 0, max: 80 }),
      long: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(anyMeeting, { maxLength: 20 }), (all) => {
        const start = Date.parse('2026-11-24T00:00:00.000Z');
        const time = (steps: number) => new Date(start + steps * 900_000).toISOString();
        const laid = assignLanes(all.map(({ at, long }) => ({ start: time(at), end: time(at + long) })));
        expect(laid).toHaveLength(all.length);
        for (const [i, a] of laid.entries()) {
          expect(a.lane).toBeLessThan(a.lanes);
          for (const b of laid.slice(i + 1)) {
            if (a.from >= b.to || b.from >= a.to) continue;
            expect(b.lane).not.toBe(a.lane);
            expect(b.lanes).toBe(a.lanes);
          }
        }
      }),
    );
  });
});

test('visibleHours shows the workday and grows to hold all meetings', () => {
  expect(visibleHours([])).toEqual(HOURS);
  expect(visibleHours([{ from: 435, to: 465 }])).toEqual({ from: 420, to: 1080 });
  expect(visibleHours([{ from: 1080, to: 1110 }])).toEqual({ from: 480, to: 1140 });
  expect(fullHours({ from: 480, to: 600 })).toEqual([480, 540]);
});

test('minuteAt is the inverse of shareOf, in steps of 15 minutes within the visible hours', () => {
  expect(shareOf(780, HOURS)).toBe(0.5);
  expect(minuteAt(320, 640, HOURS)).toBe(780);
  expect(minuteAt(327, 640, HOURS)).toBe(780);
  expect(minuteAt(329, 640, HOURS)).toBe(795);
  expect(minuteAt(640, 640, HOURS)).toBe(1065);
});
