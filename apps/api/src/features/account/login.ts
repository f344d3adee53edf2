import type { account, CurrentUser } from '@upcurve/contracts/account/account';
import { CODE_DIGITS, CODE_FAILURES_MAX } from '@upcurve/contracts/account/second-factor';
import type { Db } from '../../db/client.ts';
import { HttpError, tooMany } from '../../lib/http/errors.ts';
import type { Call } from '../../lib/http/implement.ts';
import { normaliseCode, stepOf } from '../../lib/security/one-time-codes.ts';
import { verifyPassword } from '../../lib/security/passwords.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import { unseal } from '../../lib/security/seal.ts';
import type { SessionCookie } from '../../lib/security/session-cookie.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { type LockedFactor, secondFactorQueries } from './second-factor-queries.ts';
import { clientOf, sessionQueries, toCurrentUser } from './sessions.ts';
import { loginThrottle } from './throttle.ts';
import { userQueries } from './users.ts';

const BAD_LOGIN = 'Invalid username or password. Please try again.';

/** Asks for the code. The error names the field `code`, so that the client can show it. */
const codeNeeded = (kind: keyof typeof CODE_FAULTS) =>
  new HttpError(401, CODE_FAULTS[kind], { issues: [{ path: 'code', message: CODE_FAULTS[kind] }] });

/** Signs in by password and, if enabled, second factor. One request carries both, so no state is kept in between. */
export async function logIn(
  services: Services,
  cookie: SessionCookie,
  { body, request, reply }: Call<typeof account.login>,
): Promise<CurrentUser> {
  const { db } = services;
  const throttle = loginThrottle(services, request, body.username);
  await throttle.attempt();
  const user = await userQueries(db).findByName(body.username);
  const fits = await verifyPassword(user?.passwordHash, body.password);
  const mayEnter = user && fits && !user.isDisabled;
  // The log cannot be cleaned up, so failures are limited per address. Existing users take the same path, so that
  // timing does not reveal them.
  const isNoted = mayEnter || (await services.limits.tryConsume(LIMITS.failuresNotedPerAddress, request.ip));

  const { session, check } = await db.transaction().execute(async (trx) => {
    const check: CodeCheck = mayEnter ? await checkCode(trx, services, user.id, body.code) : { kind: 'none' };
    const isThrough = mayEnter && (check.kind === 'none' || check.kind === 'passed');
    const session = isThrough ? await sessionQueries(trx).create(user, clientOf(request)) : undefined;
    if (session && user) {
      await userQueries(trx).loggedIn(user.id);
      const how = check.kind === 'passed' ? (check.isRecovery ? 'Recovery code' : 'Second factor') : '';
      await audit(trx, 'sign-in', { actor: user, what: how });
    } else if (isNoted && check.kind !== 'missing') {
      // Unknown usernames are not logged: they may be passwords typed in the wrong field.
      const what = check.kind === 'none' ? '' : 'Second factor';
      await audit(trx, 'sign-in.failed', { actor: user, what });
    }
    return { session, check };
  });
  if (check.kind === 'throttled') throw tooMany(check.seconds);
  if (check.kind === 'missing') await throttle.refundAttempt();
  if (check.kind === 'missing' || check.kind === 'wrong') throw codeNeeded(check.kind);
  if (!user || !session) throw new HttpError(401, BAD_LOGIN);

  await throttle.succeeded();
  if (request.sessionId && request.user) await sessionQueries(db).end(request.sessionId, request.user.id);
  cookie.set(reply, user.id, session);
  return toCurrentUser({ ...user, mustEnrol: session.mustEnrol });
}

export const SECOND_FACTOR = 'second-factor';

/** The result of a code check: no code needed, code missing, wrong or accepted, or a wait in seconds. */
export type CodeCheck =
  | { kind: 'none' | 'missing' | 'wrong' }
  | { kind: 'passed'; isRecovery: boolean }
  | { kind: 'throttled'; seconds: number };

export const CODE_FAULTS = {
  missing: 'Enter the code that your authenticator app shows, or a recovery code.',
  wrong: 'This code is wrong, or it was used already. Wait for the next one and try again.',
};

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Returns the time step of a code that the app shows now; undefined for any other code. */
function stepNow({ config }: Services, factor: LockedFactor, code: string): number | undefined {
  const bare = normaliseCode(code);
  if (!APP_CODE.test(bare)) return undefined;
  // Fails if SESSION_SECRET has changed since. Members then need a recovery code or an owner.
  const opened = unseal(config.sessionSecret, SECOND_FACTOR, factor.userId, factor.secret);
  return opened && stepOf(opened, bare, factor.now);
}

/** Like `stepNow`, but only for codes newer than the last one used. */
export function unusedCodeStep(services: Services, factor: LockedFactor, code: string): number | undefined {
  const step = stepNow(services, factor, code);
  return step !== undefined && step > factor.lastStep ? step : undefined;
}

/**
 * Checks the second factor of a user whose password is correct. Locks the factor, so that a code works only once and
 * parallel wrong codes are all counted. Recovery codes are too long to guess, so they work even while app codes are
 * throttled. Commit the transaction for every result, including 'wrong'.
 */
export async function checkCode(
  trx: Db,
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<CodeCheck> {
  const factors = secondFactorQueries(trx);
  const factor = await factors.lock(userId);
  if (!factor?.confirmedAt) return { kind: 'none' };
  if (code === undefined) return { kind: 'missing' };
  if (await factors.useCode(userId, code)) {
    await factors.take(userId, factor.lastStep);
    return { kind: 'passed', isRecovery: true };
  }
  if (factor.isFailing && factor.failures >= services.limits.scaled(CODE_FAILURES_MAX))
    return { kind: 'throttled', seconds: Math.max(1, factor.waitSeconds) };

  const step = stepNow(services, factor, code);
  if (step !== undefined && step > factor.lastStep) {
    await factors.take(userId, step);
    return { kind: 'passed', isRecovery: false };
  }
  // A reused code is not counted as wrong: the member retried before the app showed the next one.
  if (step === undefined) await factors.fail(userId);
  return { kind: 'wrong' };
}
