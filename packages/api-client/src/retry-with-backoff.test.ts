import { expect, test } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { isOutdated, retryDelay } from './retry-with-backoff.ts';

const limits = { firstMs: 2000, maxMs: 30_000 };
const error = (status: number, retryAfter?: number) => new ApiError(status, { isJson: true }, retryAfter);

test('doubles the wait with each failure, up to the limit', () => {
  const waits = [1, 2, 3, 4, 5, 6, 400].map((failures) => retryDelay(failures, limits));
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('waits at least as long as Retry-After says, even beyond the limit', () => {
  expect(retryDelay(1, limits, error(429, 60))).toBe(60_000);
  expect(retryDelay(3, limits, error(503, 1))).toBe(8000);
  expect(retryDelay(1, limits, error(500))).toBe(2000);
  expect(retryDelay(1, limits, new ConnectionError('offline'))).toBe(2000);
});

test('distinguishes calls that can never succeed from those to retry', () => {
  expect([404, 409, 410, 422].map((status) => isOutdated(error(status)))).not.toContain(false);
  expect([400, 401, 429, 500, 503].map((status) => isOutdated(error(status)))).not.toContain(true);
  expect(isOutdated(new ConnectionError('offline'))).toBe(false);
});
