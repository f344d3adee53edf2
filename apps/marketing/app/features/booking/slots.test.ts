import { expect, test } from 'vitest';
import { freeDays, monthOf, partsOfStarts, shownDays } from './slots.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-24T10:00:00Z');

test('groups slots by the day in the visitor’s time zone, without those that have passed', () => {
  const starts = [at('2026-11-24T09:30:00Z'), at('2026-11-24T16:30:00Z'), at('2026-11-24T17:00:00Z')];
  expect(freeDays(starts, 'Europe/London', NOW)).toEqual([{ day: '2026-11-24', starts: starts.slice(1) }]);
  expect(freeDays(starts, 'Asia/Tokyo', NOW)).toEqual([{ day: '2026-11-25', starts: starts.slice(1) }]);
});

test('groups a day’s slots by its parts, and hides those after the second if they are at least two', () => {
  const day = ['09:00', '09:30', '10:00', '10:30', '12:00', '16:30', '16:45', '17:00'];
  const parts = partsOfStarts(
    day.map((time) => at(`2026-11-24T${time}:00Z`)),
    'Europe/London',
  );
  expect(parts.map(({ part, shown, more }) => [part, shown.length, more.length])).toEqual([
    ['morning', 2, 2],
    ['afternoon', 3, 0],
    ['evening', 1, 0],
  ]);
});

test('shows three days with free slots, from the chosen day on', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01'].map((day) => ({ day, starts: [] }));
  expect(shownDays(days).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25', '2026-11-30']);
  expect(shownDays(days, '2026-11-26').map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-01']);
});

test('a month begins on Monday and leads no further than slots can exist', () => {
  const { weeks, previous, next } = monthOf('2026-12-15', NOW);
  expect(weeks[0]).toEqual([undefined, ...[1, 2, 3, 4, 5, 6].map((date) => `2026-12-0${date}`)]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect([previous, next]).toEqual(['2026-11-01', '2027-01-01']);
  expect(monthOf('2026-11-30', NOW).previous).toBeUndefined();
  expect(monthOf('2027-05-01', NOW).next).toBeUndefined();
});
