import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey, LIMITS, type RateLimits } from './rate-limits.ts';

/** Failures that cost nothing but the attempt; each one after doubles the wait. */
const FREE_FAILURES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2000;

/**
 * Slows guessing down, by user and address and by address alone; never locks a user out elsewhere. A browser in which the user has
 * signed in before counts by itself, whatever others do at its address.
 */
export function loginThrottle(limits: RateLimits, usernameKey: string, ip: string, device?: string) {
  const [limit, key] = device
    ? [LIMITS.loginPerDevice, device]
    : [LIMITS.loginPerUser, `${usernameKey} ${addressKey(ip)}`];
  const clearAddress = async () => {
    if (!device) await limits.giveBackTo(LIMITS.loginPerAddress, ip);
  };
  return {
    /** Whether the user has signed in with this browser before. */
    isKnown: device !== undefined,
    /** @throws {HttpError} 429 with Retry-After */
    async attempt(): Promise<void> {
      if (!device) await limits.useFor(LIMITS.loginPerAddress, ip);
      const over = (await limits.use(limit, key)) - 1 - limits.scaled(FREE_FAILURES);
      if (over >= 0) await sleep(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** over));
    },
    /** The password was right. The second factor has its own limit. */
    async goOn(): Promise<void> {
      await limits.giveBack(limit, key);
      await clearAddress();
    },
    /** Only failures count: an office that signs in each morning has its tries left. */
    async succeeded(): Promise<void> {
      await limits.forget(limit, key);
      await clearAddress();
    },
  };
}
