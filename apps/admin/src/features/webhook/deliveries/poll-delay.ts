import type { Delivery } from '@upcurve/contracts/webhooks/webhook';

const SHORTEST = 3000;
const LONGEST = 60_000;
const AFTER_ERROR = 30_000;
/** The delay while nothing is pending, in ms. New deliveries may appear at any time. */
const IDLE = 15_000;

/**
 * Returns the delay until the next refetch of the log, in ms: soon after the next attempt is due, longer with
 * more pages open.
 */
export function pollDelay(
  pages: readonly { items: readonly Delivery[] }[],
  hasFailed: boolean,
  now = Date.now(),
): number {
  if (hasFailed) return AFTER_ERROR;
  const waiting = pages.flatMap((page) => page.items).filter(({ status }) => status === 'pending');
  const due = Math.min(
    ...waiting.map(({ nextAttemptAt }) => (nextAttemptAt ? Date.parse(nextAttemptAt) : now)),
  );
  const delay = waiting.length === 0 ? IDLE : Math.min(LONGEST, Math.max(SHORTEST, due - now + 1000));
  return delay * Math.max(1, pages.length);
}
