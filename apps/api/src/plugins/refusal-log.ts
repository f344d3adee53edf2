import { type AtMinuteEnd, minuteSampler } from '@upcurve/web-server/observability/minute-sampler';
import type { FastifyBaseLogger } from 'fastify';

/** Number of warnings of each kind that are logged in full per minute. */
const IN_FULL = 10;

interface Details {
  statusCode?: number;
  [name: string]: unknown;
}

export type RefusalLog = (log: FastifyBaseLogger, details: Details, message: string) => void;

/**
 * Creates a log for warnings that any caller can cause. Status and message form a kind. The first few of a kind per
 * minute are logged in full, the others as one line with their number as `more`.
 * @param atMinuteEnd for tests
 */
export function createRefusalLog(counting: FastifyBaseLogger, atMinuteEnd?: AtMinuteEnd): RefusalLog {
  const sample = minuteSampler(IN_FULL, atMinuteEnd);
  return (log, details, message) => {
    const { statusCode } = details;
    sample(
      `${statusCode} ${message}`,
      () => log.warn(details, message),
      (more) => counting.warn({ statusCode, more }, message),
    );
  };
}
