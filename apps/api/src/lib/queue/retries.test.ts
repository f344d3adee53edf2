import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { expect, test } from 'vitest';
import { mayRetry, secondsBeforeRetry } from './retries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

test('follows the promised schedule, with up to 20 % jitter', () => {
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
    expect(secondsBeforeRetry(attempts, undefined, 0)).toBe(seconds);
    expect(secondsBeforeRetry(attempts, undefined, 1)).toBe(seconds * 1.2);
  });
});

test('waits longer if the recipient asks for it, but never less than scheduled or more than a day', () => {
  expect(secondsBeforeRetry(1, 600, 0)).toBe(600);
  expect(secondsBeforeRetry(2, 1, 0)).toBe(5 * MINUTE);
  expect(secondsBeforeRetry(1, 10_000_000, 0)).toBe(24 * HOUR);
});

test('gives up after the last scheduled attempt', () => {
  expect(mayRetry(WEBHOOK_RETRY_SECONDS.length - 1)).toBe(true);
  expect(mayRetry(WEBHOOK_RETRY_SECONDS.length)).toBe(false);
});
