import type { account, CurrentUser } from '@upcurve/contracts/account/account';
import { HttpError, tooMany } from '../../lib/http/errors.ts';
import type { Call } from '../../lib/http/implement.ts';
import { verifyPassword } from '../../lib/security/passwords.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import type { SessionCookie } from '../../lib/security/session-cookie.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { CODE_FAULTS, type CodeCheck, checkCode } from './check-code.ts';
import { clientOf, sessionQueries, toCurrentUser } from './sessions.ts';
import { rememberDevice, throttleOf } from './throttle.ts';
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
  const throttle = throttleOf(services, request, body.username);
  await throttle.attempt();
  const user = await userQueries(db).findByName(body.username);
  const fits = await verifyPassword(user?.passwordHash, body.password);
  const mayEnter = user && fits && !user.isDisabled;
  // The log cannot be cleaned up, so failures are limited per address. Existing users take the same path, so that
  // timing does not reveal them.
  const isNoted = mayEnter || (await services.limits.tryConsume(LIMITS.failuresNotedPerAddress, request.ip));

  const { session, check } = await db.transaction().execute(async (trx) => {
    const check: CodeCheck = mayEnter
      ? await checkCode(trx, services, user.id, { code: body.code, isKnown: throttle.isKnown })
      : { kind: 'none' };
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
  rememberDevice(services, request, reply, user.username);
  return toCurrentUser({ ...user, mustEnrol: session.mustEnrol });
}
