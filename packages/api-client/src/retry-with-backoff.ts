import { ApiError } from './api-error.ts';

/** Statuses that can never succeed on retry, because the target is gone or has changed. */
const OUTDATED = [404, 409, 410, 422];

export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && OUTDATED.includes(error.statusCode);

interface RetryLimits {
  /** Delay after the first failure, in ms. Each further failure doubles it. */
  firstMs: number;
  /** Maximum delay, in ms, unless the server asks for more. */
  maxMs: number;
}

/**
 * Returns the delay before the next attempt, in ms. At least the response's Retry-After.
 * @param failures number of consecutive failures, from 1
 */
export function retryDelay(failures: number, { firstMs, maxMs }: RetryLimits, error?: unknown): number {
  const retryAfterMs = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(retryAfterMs, Math.min(maxMs, firstMs * 2 ** (failures - 1)));
}
