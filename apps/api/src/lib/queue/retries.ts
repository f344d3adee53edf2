import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';

/* Retries of mails and webhook deliveries. Both tables have columns `turn`, `attempt_count` and `next_attempt_at`. */

const JITTER = 0.2;
const LONGEST_WAIT = Math.max(...WEBHOOK_RETRY_SECONDS);

export const mayRetry = (attemptCount: number): boolean => attemptCount < WEBHOOK_RETRY_SECONDS.length;

/**
 * Returns the seconds until the next attempt: as scheduled, or longer if the recipient's `Retry-After` says so, plus
 * jitter.
 */
export function secondsBeforeRetry(attemptCount: number, retryAfter = 0, random = Math.random()): number {
  const scheduled = WEBHOOK_RETRY_SECONDS[attemptCount] ?? LONGEST_WAIT;
  return Math.round(Math.min(LONGEST_WAIT, Math.max(scheduled, retryAfter)) * (1 + JITTER * random));
}

/**
 * Schedules the next attempt by the database's clock. Incrementing `turn` invalidates attempts that are still running.
 */
export const nextTurn = ({ afterSeconds = 0, attemptCount = 0 } = {}) => ({
  attemptCount,
  turn: sql<number>`turn + 1`,
  nextAttemptAt: sql<string>`now() + make_interval(secs => ${afterSeconds})`,
});
