import { expect, test } from 'vitest';
import { formatChange, formatPercent, formatSeconds } from './number-words.ts';
import { daysOf, type Span } from './use-analytics-view.ts';

test.each<[Span, string, string, string]>([
  ['today', '2026-07-31T23:30:00Z', '2026-08-01', '2026-08-01'],
  ['7-days', '2026-03-30T10:00:00Z', '2026-03-24', '2026-03-30'],
  ['month', '2026-02-28T10:00:00Z', '2026-02-01', '2026-02-28'],
  ['last-month', '2026-03-31T10:00:00Z', '2026-02-01', '2026-02-28'],
  ['year', '2026-11-22T10:00:00Z', '2025-11-23', '2026-11-22'],
  ['year', '2028-02-29T10:00:00Z', '2027-03-01', '2028-02-29'],
])('%s at %s covers %s to %s in the agency’s time zone', (span, now, from, to) => {
  expect(daysOf(span, new Date(now))).toEqual({ from, to });
});

test('formats percentages, durations and changes', () => {
  expect([formatPercent(0, 0), formatPercent(1, 1000), formatPercent(1, 3)]).toEqual(['–', '<1%', '33%']);
  expect([
    formatSeconds(null),
    formatSeconds(59),
    formatSeconds(272),
    formatSeconds(7260),
    formatSeconds(200_000),
  ]).toEqual(['–', '59 s', '4 min 32 s', '2 h 1 min', '2 days 7 h']);
  expect([formatChange(3, 3), formatChange(3, 0), formatChange(3, 4), formatChange(1000, 1001)]).toEqual([
    'no change',
    'from none',
    '−25%',
    '±0%',
  ]);
});
