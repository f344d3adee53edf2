import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhook';

const JITTER = 0.2;
const LONGEST_WAIT = Math.max(...WEBHOOK_RETRY_SECONDS);

/** Seconds before the attempt after `attempts` ones: the schedule, or longer where the receiver asked, with jitter. */
export function waitBefore(attempts: number, retryAfter = 0, random = Math.random()): number {
  const scheduled = WEBHOOK_RETRY_SECONDS[attempts] ?? LONGEST_WAIT;
  return Math.round(Math.min(LONGEST_WAIT, Math.max(scheduled, retryAfter)) * (1 + JITTER * random));
}
