import '@fastify/cookie';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { invalidField, unauthorised } from '../../lib/http/errors.ts';
import { verifyPassword } from '../../lib/security/passwords.ts';
import { addressKey, LIMITS, type RateLimits } from '../../lib/security/rate-limits.ts';
import { randomToken, sameText, signature } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { usernameKey, userQueries } from './users.ts';

/** Limits password guesses for this member from the request's browser. */
export function throttleOf({ limits, config }: Services, request: FastifyRequest, username: string) {
  const key = usernameKey(username);
  return loginThrottle(limits, key, request.ip, createDeviceCookie(config).read(request, key));
}

/** Remembers the browser, which from then on has its own attempt limit for this member. */
export function rememberDevice(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  username: string,
): void {
  const key = usernameKey(username);
  const devices = createDeviceCookie(config);
  devices.set(reply, key, devices.read(request, key));
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
  const throttle = throttleOf(services, request, user.username);
  await throttle.attempt();
  const stored = await userQueries(services.db).findById(user.id);
  if (!stored) throw unauthorised();
  if (!(await verifyPassword(stored.passwordHash, password)))
    throw invalidField('currentPassword', 'This is not your current password.');
  await throttle.succeeded();
}

const DEVICE_COOKIE_DAYS = 180;

/**
 * Marks browsers in which a user has signed in, so that they have their own limit of attempts, which attackers at the
 * same address cannot use up (OWASP's device cookies). The cookie does not sign anybody in, and counts only for this
 * user.
 */
function createDeviceCookie({ adminUrl, sessionSecret }: Config) {
  const secure = adminUrl.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';
  const sign = (usernameKey: string, id: string) =>
    signature(sessionSecret, 'device', `${usernameKey}\n${id}`);

  return {
    /** Returns the id of the browser if this user has signed in there before. */
    read(request: FastifyRequest, usernameKey: string): string | undefined {
      const [id = '', given = ''] = (request.cookies[name] ?? '').split('.');
      return sameText(given, sign(usernameKey, id)) ? id : undefined;
    },

    set(reply: FastifyReply, usernameKey: string, id = randomToken()): void {
      reply.setCookie(name, `${id}.${sign(usernameKey, id)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: DEVICE_COOKIE_DAYS * 86_400,
      });
    },
  };
}

/** Failed attempts without a delay. Each further one doubles the delay. */
const FREE_FAILURES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2000;

/**
 * Slows down guessing, per user and address and per address alone, without locking the user out at other addresses. A
 * browser in which the user has signed in before has its own limit, which attempts at its address do not affect.
 */
function loginThrottle(limits: RateLimits, usernameKey: string, ip: string, device?: string) {
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
