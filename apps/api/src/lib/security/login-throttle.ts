import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey, LIMITS, type RateLimits } from './rate-limits.ts';

/** Failed attempts without a delay. Each further one doubles the delay. */
const FREE_FAILURES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2000;

/**
 * Slows down guessing, per user and address and per address alone, without locking the user out at other addresses. A
 * browser in which the user has signed in before has its own limit, which attempts at its address do not affect.
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
    /** Called when the password is right. The second factor has its own limit. */
    async refundAttempt(): Promise<void> {
      await limits.giveBack(limit, key);
      await clearAddress();
    },
    /** Called after a sign-in. Only failures count, so an office that signs in each morning keeps its attempts. */
    async succeeded(): Promise<void> {
      await limits.forget(limit, key);
      await clearAddress();
    },
  };
}
