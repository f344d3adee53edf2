import { ApiError } from './api-error.ts';

/** The statuses that say: what the call refers to is gone or has changed, so the same call can never succeed. */
const OUTDATED = [404, 409, 410, 422];

export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && OUTDATED.includes(error.statusCode);

interface RetryLimits {
  /** The wait after the first failure, in ms. Each further failure doubles it. */
  firstMs: number;
  /** The longest wait, in ms, unless the server asks for a longer one. */
  maxMs: number;
}

/**
 * Returns how long to wait before the next attempt, in ms. At least as long as the answer's Retry-After.
 * @param failures how many attempts have failed in a row, from 1
 */
export function retryDelay(failures: number, { firstMs, maxMs }: RetryLimits, error?: unknown): number {
  const retryAfterMs = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(retryAfterMs, Math.min(maxMs, firstMs * 2 ** (failures - 1)));
}
