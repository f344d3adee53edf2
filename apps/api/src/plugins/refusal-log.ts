import { type AtMinuteEnd, minuteSampler } from '@upcurve/web-server/observability/minute-sampler';
import type { FastifyBaseLogger } from 'fastify';

/** So many of a kind are logged in full each minute. */
const IN_FULL = 10;

interface Details {
  statusCode?: number;
  [name: string]: unknown;
}

export type RefusalLog = (log: FastifyBaseLogger, details: Details, message: string) => void;

/**
 * Warns of what any caller can bring about: message and status make a kind, of which the first few in a minute are logged in
 * full, and then one line that tells how many `more` there were.
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
