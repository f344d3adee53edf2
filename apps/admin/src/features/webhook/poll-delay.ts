import type { Delivery } from '@upcurve/contracts/webhook';

const SHORTEST = 3000;
const LONGEST = 60_000;
const AFTER_ERROR = 30_000;

/**
 * Milliseconds until the log is worth asking for again: soon after the next attempt is due, never hurried, slower
 * the more pages are open. False where nothing is on its way.
 */
export function pollDelay(
  pages: readonly { items: readonly Delivery[] }[],
  hasFailed: boolean,
  now = Date.now(),
): number | false {
  const waiting = pages.flatMap((page) => page.items).filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return false;
  if (hasFailed) return AFTER_ERROR;
  const due = Math.min(
    ...waiting.map(({ nextAttemptAt }) => (nextAttemptAt ? Date.parse(nextAttemptAt) : now)),
  );
  return Math.min(LONGEST, Math.max(SHORTEST, due - now + 1000)) * pages.length;
}
