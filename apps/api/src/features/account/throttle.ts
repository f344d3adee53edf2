import { setTimeout as sleep } from 'node:timers/promises';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { FastifyRequest } from 'fastify';
import { invalidField, unauthorised } from '../../lib/http/errors.ts';
import { verifyPassword } from '../../lib/security/passwords.ts';
import { addressKey, LIMITS } from '../../lib/security/rate-limits.ts';
import type { Services } from '../../services.ts';
import { usernameKey, userQueries } from './users.ts';

/** Failed attempts without a delay. Each further one doubles the delay. */
const FREE_FAILURES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2000;

/** Slows down guessing, per user and address and per address alone, without locking the user out at other addresses. */
export function loginThrottle({ limits }: Services, { ip }: FastifyRequest, username: string) {
  const key = `${usernameKey(username)} ${addressKey(ip)}`;
  return {
    /** @throws {HttpError} 429 with Retry-After */
    async attempt(): Promise<void> {
      await limits.useFor(LIMITS.loginPerAddress, ip);
      const over = (await limits.use(LIMITS.loginPerUser, key)) - 1 - limits.scaled(FREE_FAILURES);
      if (over >= 0) await sleep(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** over));
    },
    /** Called when the password is right. The second factor has its own limit. */
    async refundAttempt(): Promise<void> {
      await limits.giveBack(LIMITS.loginPerUser, key);
      await limits.giveBackTo(LIMITS.loginPerAddress, ip);
    },
    /** Called after a sign-in. Only failures count, so an office that signs in each morning keeps its attempts. */
    async succeeded(): Promise<void> {
      await limits.forget(LIMITS.loginPerUser, key);
      await limits.giveBackTo(LIMITS.loginPerAddress, ip);
    },
  };
}

/**
 * Checks the password of a signed-in user again before sensitive actions, in case the session is hijacked.
 * @throws {HttpError} 400 at `currentPassword` if it is wrong, 429 after too many attempts
 */
export async function checkOwnPassword(
  services: Services,
  user: CurrentUser,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const throttle = loginThrottle(services, request, user.username);
  await throttle.attempt();
  const stored = await userQueries(services.db).findById(user.id);
  if (!stored) throw unauthorised();
  if (!(await verifyPassword(stored.passwordHash, password)))
    throw invalidField('currentPassword', 'This is not your current password.');
  await throttle.succeeded();
}
