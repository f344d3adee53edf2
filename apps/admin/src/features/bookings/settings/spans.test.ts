import { expect, test } from 'vitest';
import { addLunch, canAddLunch, daysOf, rangesOf, spanOn } from './spans.ts';

test('lunch divides the span around it', () => {
  const day = [{ from: '09:00', to: '17:00' }];
  expect(addLunch(day)).toEqual([
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '17:00' },
  ]);
  expect(canAddLunch(addLunch(day))).toBe(false);
});

test('days in a row become one range, unless their names or hours differ', () => {
  const spans = [{ from: '10:00', to: '12:00' }];
  const dates = [
    { date: '2027-01-01', spans: [], name: 'Winter' },
    { date: '2026-12-31', spans: [], name: 'Winter' },
    { date: '2027-01-02', spans, name: 'Winter' },
    { date: '2027-01-04', spans },
    { date: '2027-01-05', spans, name: 'Fair' },
  ];
  const ranges = rangesOf(dates);
  expect(ranges).toEqual([
    { days: ['2026-12-31', '2027-01-01'], name: 'Winter', spans: [] },
    { days: ['2027-01-02', '2027-01-02'], name: 'Winter', spans },
    { days: ['2027-01-04', '2027-01-04'], name: '', spans },
    { days: ['2027-01-05', '2027-01-05'], name: 'Fair', spans },
  ]);
  expect(ranges.flatMap(daysOf)).toEqual(dates.map(({ date }) => date).toSorted());
});

test('an event takes its part of each day', () => {
  const event = { start: '2026-11-30T22:00:00Z', end: '2026-12-02T00:00:00Z' };
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => spanOn(day, event, 'Europe/London')),
  ).toEqual([{ from: '22:00', to: '24:00' }, { from: '00:00', to: '24:00' }, undefined]);
});
