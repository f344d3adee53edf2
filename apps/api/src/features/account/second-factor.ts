import type { CurrentUser } from '@upcurve/contracts/account/account';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import {
  conflict,
  invalidField,
  notFound,
  orNotFound,
  tooMany,
  unauthorised,
} from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { formatSecret, newCodeSecret } from '../../lib/security/one-time-codes.ts';
import { seal } from '../../lib/security/seal.ts';
import type { SessionCookie } from '../../lib/security/session-cookie.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { agencyName } from '../settings/service.ts';
import { CODE_FAULTS, checkCode, SECOND_FACTOR, unusedCodeStep } from './login.ts';
import { secondFactorQueries } from './second-factor-queries.ts';
import { clientOf, sessionQueries } from './sessions.ts';
import { checkOwnPassword } from './throttle.ts';
import { userQueries } from './users.ts';

interface CallWithBothFactors {
  user: CurrentUser;
  request: FastifyRequest;
  body: { currentPassword: string; code: string };
}

/**
 * Changes the second factor of a signed-in user after checking both of their factors, in case the session is hijacked.
 * @throws {HttpError} 400 at the wrong one, 409 if the second factor is off, 429 after too many attempts
 */
async function changeWithBothFactors<T>(
  services: Services,
  { user, request, body: { currentPassword, code } }: CallWithBothFactors,
  change: (trx: Db) => Promise<T>,
): Promise<T> {
  await checkOwnPassword(services, user, request, currentPassword);
  const outcome = await services.db.transaction().execute(async (trx) => {
    await secondFactorQueries(trx).lockRules();
    const check = await checkCode(trx, services, user.id, code);
    // A wrong code is committed too, so that it counts.
    return check.kind === 'passed' ? { kind: check.kind, result: await change(trx) } : check;
  });
  if (outcome.kind === 'passed') return outcome.result;
  if (outcome.kind === 'none') throw conflict('Your second factor is off.');
  if (outcome.kind === 'throttled') throw tooMany(outcome.seconds);
  throw invalidField('code', CODE_FAULTS[outcome.kind]);
}

/** Routes for one's own second factor, for resetting those of other members, and for roles that require one. */
export function secondFactorRoutes(app: FastifyInstance, services: Services, cookie: SessionCookie): void {
  const { db, config } = services;

  implement(app, 'secondFactor', secondFactor, {
    getSecondFactor: async ({ user }) => {
      const factors = secondFactorQueries(db);
      const since = (await factors.find(user.id))?.confirmedAt ?? null;
      return {
        isOn: since !== null,
        since,
        recoveryCodesLeft: await factors.codesLeft(user.id),
        isRequired: await factors.isRequired(user.role),
      };
    },

    beginSecondFactor: async ({ body, user, request }) => {
      await checkOwnPassword(services, user, request, body.currentPassword);
      const secret = newCodeSecret();
      const sealed = seal(config.sessionSecret, SECOND_FACTOR, user.id, secret);
      if (!(await secondFactorQueries(db).begin(user.id, sealed)))
        throw conflict('Your second factor is already on. Switch it off first.');
      return formatSecret(secret, user.username, await agencyName(db));
    },

    confirmSecondFactor: async ({ body, user, request, reply }) => {
      const { recoveryCodes, session } = await db.transaction().execute(async (trx) => {
        const factors = secondFactorQueries(trx);
        const factor = await factors.lock(user.id);
        if (!factor) throw conflict('There is no second factor to confirm. Start the set-up again.');
        if (factor.confirmedAt) throw conflict('Your second factor is already on.');
        const step = unusedCodeStep(services, factor, body.code);
        if (step === undefined) {
          const message = 'This code is wrong. Check that the clock of your device is right.';
          throw invalidField('code', message);
        }
        await factors.confirm(user.id, step);
        const recoveryCodes = await factors.newCodes(user.id);
        await audit(trx, 'second-factor.on');
        // Ends all sessions that were started with the password alone.
        const sessionVersion = await userQueries(trx).endSessions(user.id);
        const session = await sessionQueries(trx).create({ id: user.id, sessionVersion }, clientOf(request));
        return { recoveryCodes, session };
      });
      if (!session) throw unauthorised();
      cookie.set(reply, user.id, session);
      return { recoveryCodes };
    },

    makeRecoveryCodes: (call) =>
      changeWithBothFactors(services, call, async (trx) => {
        await audit(trx, 'second-factor.codes');
        return { recoveryCodes: await secondFactorQueries(trx).newCodes(call.user.id) };
      }),

    disableSecondFactor: (call) =>
      changeWithBothFactors(services, call, async (trx) => {
        const factors = secondFactorQueries(trx);
        if (await factors.isRequired(call.user.role)) throw conflict('Your role requires a second factor.');
        await factors.remove(call.user.id);
        await audit(trx, 'second-factor.off');
      }),

    resetSecondFactor: async ({ params: { id }, user }) => {
      if (id === user.id) throw conflict('Switch off your own second factor under Settings, Me.');
      await db.transaction().execute(async (trx) => {
        const { username } = orNotFound(await userQueries(trx).findById(id), 'user');
        if (!(await secondFactorQueries(trx).remove(id))) throw notFound('second factor');
        // The lost phone may still have an open session.
        await userQueries(trx).endSessions(id);
        await audit(trx, 'second-factor.reset', { what: username, subjectId: id });
      });
    },

    listRoleRules: () => secondFactorQueries(db).rules(),

    setRoleRule: async ({ params: { role }, body: { isRequired }, user }) => {
      const rules = await db.transaction().execute(async (trx) => {
        const factors = secondFactorQueries(trx);
        await factors.lockRules();
        // Requires a working second factor, so that the caller can sign in to undo this.
        if (isRequired && !(await factors.find(user.id))?.confirmedAt)
          throw conflict('Set up your own second factor first, under Settings, Me.');
        const before = await factors.isRequired(role);
        if (before !== isRequired) {
          await factors.require(role, isRequired);
          await audit(trx, 'second-factor.required', {
            what: role,
            before: { isRequired: before },
            after: { isRequired },
          });
        }
        return factors.rules();
      });
      return orNotFound(
        rules.find((rule) => rule.role === role),
        'role',
      );
    },
  });
}
