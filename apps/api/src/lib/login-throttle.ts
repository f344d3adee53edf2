import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey, LIMITS, type RateLimits } from './rate-limits.ts';

/** Failures that cost nothing but the attempt; each one after doubles the wait. */
const FREE_FAILURES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2000;

/** Slows guessing down, by user and address and by address alone; never locks a user out elsewhere. */
export function loginThrottle(limits: RateLimits, usernameKey: string, ip: string) {
  const address = addressKey(ip);
  const perUser = `${usernameKey} ${address}`;
  return {
    /** @throws {HttpError} 429 with Retry-After */
    async attempt(): Promise<void> {
      await limits.use(LIMITS.loginPerAddress, address);
      const over = (await limits.use(LIMITS.loginPerUser, perUser)) - 1 - limits.scaled(FREE_FAILURES);
      if (over >= 0) await sleep(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** over));
    },
    succeeded: () => limits.forget(LIMITS.loginPerUser, perUser),
  };
}
