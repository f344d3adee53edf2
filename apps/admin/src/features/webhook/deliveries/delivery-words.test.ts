import { delivery } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import { durationText, formatLastAnswer, nextAttempt } from './delivery-words.ts';

const at = (number: number, statusCode: number | null, error: string | null) => ({
  number,
  startedAt: '2026-11-20T14:05:00.000Z',
  durationMs: 5,
  statusCode,
  error,
});

test('returns the response to the latest attempt', () => {
  expect(
    formatLastAnswer(delivery({ attempts: [at(2, 200, null), at(1, null, 'Connection refused')] })),
  ).toBe('Answered 200');
  expect(formatLastAnswer(delivery({ attempts: [at(1, null, 'Connection refused')] }))).toBe(
    'Connection refused',
  );
  expect(formatLastAnswer(delivery({ attempts: [] }))).toBe('Not tried yet');
});

test('describes the time of the next attempt', () => {
  const now = Date.parse('2026-11-20T14:00:00.000Z');
  const next = (part: Parameters<typeof delivery>[0]) => nextAttempt(delivery(part), now);
  expect(next({ status: 'pending', nextAttemptAt: '2026-11-20T14:30:00.000Z' })).toBe('20 Nov 2026, 14:30');
  expect(next({ status: 'pending', nextAttemptAt: '2026-11-20T14:00:05.000Z' })).toBe('Within a minute');
  expect(next({ status: 'held' })).toBe('When deliveries resume');
  expect(next({ status: 'dead' })).toBe('None');
});

test('formats durations', () => {
  expect([5, 999, 15_000].map(durationText)).toEqual(['5 ms', '999 ms', '15.0 s']);
});
