import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhook';
import { expect, test } from 'vitest';
import { waitBefore } from './wait-before.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

test('attempts follow the promised schedule, up to a fifth later by chance', () => {
  const schedule = [
    0,
    5,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
  ];
  expect(WEBHOOK_RETRY_SECONDS).toEqual(schedule);
  schedule.forEach((seconds, attempts) => {
    expect(waitBefore(attempts, undefined, 0)).toBe(seconds);
    expect(waitBefore(attempts, undefined, 1)).toBe(seconds * 1.2);
  });
});

test('a receiver may ask for longer, never for less, and for a day at most', () => {
  expect(waitBefore(1, 600, 0)).toBe(600);
  expect(waitBefore(2, 1, 0)).toBe(5 * MINUTE);
  expect(waitBefore(1, 10_000_000, 0)).toBe(24 * HOUR);
});
