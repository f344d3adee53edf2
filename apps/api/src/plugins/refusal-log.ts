import type { FastifyBaseLogger } from 'fastify';

/** Number of warnings of each kind that are logged in full per minute. */
const IN_FULL = 10;
const MINUTE_MS = 60_000;

interface Details {
  statusCode?: number;
  [name: string]: unknown;
}

export type RefusalLog = (log: FastifyBaseLogger, details: Details, message: string) => void;

/**
 * Creates a log for warnings that any caller can cause. Status and message form a kind. The first few of a kind per
 * minute are logged in full, the others as one line with their number as `more`.
 */
export function createRefusalLog(counting: FastifyBaseLogger): RefusalLog {
  const counts = new Map<string, number>();
  return (log, details, message) => {
    const { statusCode } = details;
    const kind = `${statusCode} ${message}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= IN_FULL) log.warn(details, message);
    if (count > 1) return;
    const atMinuteEnd = () => {
      const more = (counts.get(kind) ?? 0) - IN_FULL;
      counts.delete(kind);
      if (more > 0) counting.warn({ statusCode, more }, message);
    };
    setTimeout(atMinuteEnd, MINUTE_MS).unref();
  };
}
