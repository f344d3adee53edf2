import { setTimeout as sleep } from 'node:timers/promises';
import { account } from '@upcurve/contracts/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, forbidden, HttpError, invalid, notFound, unauthorised } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import { hashPassword, passwordFault, verifyPassword } from '../../lib/passwords.ts';
import { addressKey, type RateLimits } from '../../lib/rate-limits.ts';
import type { SessionCookie } from '../../lib/session-cookie.ts';
import type { Services } from '../../services.ts';
import { sessionQueries, toCurrentUser } from './sessions.ts';
import { usernameKey, userQueries } from './users.ts';

const BAD_LOGIN = 'Invalid username or password. Please try again.';
const NO_INVITE = 'Registration needs a valid invite. Ask for a new link.';
/** Failures that cost nothing but the attempt; each one after doubles the wait. */
const FREE_FAILURES = 2;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2000;

const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

function delayAfter(attempts: number, limits: RateLimits): number {
  const over = attempts - 1 - limits.scaled(FREE_FAILURES);
  return over < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** over);
}

export function accountRoutes(app: FastifyInstance, services: Services, cookie: SessionCookie): void {
  const { db, limits } = services;

  implement(app, 'account', account, {
    getUser: async ({ user }) => user,

    login: async ({ body, request, reply }) => {
      const address = addressKey(request.ip);
      const perUser = `${usernameKey(body.username)} ${address}`;
      await limits.use('loginPerAddress', address);
      await sleep(delayAfter(await limits.use('loginPerUser', perUser), limits));

      const user = await userQueries(db).findByName(body.username);
      const fits = await verifyPassword(user?.passwordHash, body.password);
      if (!user || !fits || user.isDisabled) throw new HttpError(401, BAD_LOGIN);

      await limits.forget('loginPerUser', perUser);
      if (request.sessionId && request.user) await sessionQueries(db).end(request.sessionId, request.user.id);
      cookie.set(reply, user.id, await sessionQueries(db).create(user.id, clientOf(request)));
      return toCurrentUser(user);
    },

    register: async ({ body, request, reply }) => {
      await limits.use('registerPerAddress', addressKey(request.ip));
      if (!(await userQueries(db).isInvited(body.inviteToken))) throw forbidden(NO_INVITE);
      const fault = passwordFault(body.password, [body.username]);
      if (fault) throw invalid([{ path: 'password', message: fault }]);
      const passwordHash = await hashPassword(body.password);

      const { user, session } = await db.transaction().execute(async (trx) => {
        const role = await userQueries(trx).redeem(body.inviteToken);
        if (!role) throw forbidden(NO_INVITE);
        const user = await userQueries(trx).create({ username: body.username, passwordHash, role });
        if (!user) {
          const message = 'This username is taken.';
          throw conflict(message, [{ path: 'username', message }]);
        }
        return { user, session: await sessionQueries(trx).create(user.id, clientOf(request)) };
      });
      cookie.set(reply, user.id, session);
      await services.setupLink.forget();
      return toCurrentUser(user);
    },

    logout: async ({ user, request, reply }) => {
      if (user && request.sessionId) await sessionQueries(db).end(request.sessionId, user.id);
      cookie.clear(reply);
      return {};
    },

    changePassword: async ({ body, user, request, reply }) => {
      const perUser = `${usernameKey(user.username)} ${addressKey(request.ip)}`;
      await limits.use('loginPerUser', perUser);
      const stored = await userQueries(db).findById(user.id);
      if (!stored) throw unauthorised();
      if (!(await verifyPassword(stored.passwordHash, body.currentPassword))) {
        throw invalid([{ path: 'currentPassword', message: 'This is not your current password.' }]);
      }
      const fault = passwordFault(body.newPassword, [user.username]);
      if (fault) throw invalid([{ path: 'newPassword', message: fault }]);
      const passwordHash = await hashPassword(body.newPassword);
      await limits.forget('loginPerUser', perUser);

      const session = await db.transaction().execute(async (trx) => {
        await userQueries(trx).setPassword(user.id, passwordHash);
        await sessionQueries(trx).endAll(user.id);
        return sessionQueries(trx).create(user.id, clientOf(request));
      });
      cookie.set(reply, user.id, session);
      return {};
    },

    listSessions: async ({ user, request }) => {
      const sessions = await sessionQueries(db).list(user.id);
      return sessions.map((session) => ({ ...session, current: session.id === request.sessionId }));
    },

    endSessions: async ({ user, request }) => {
      await sessionQueries(db).endAll(user.id, request.sessionId);
      return {};
    },

    endSession: async ({ params, user }) => {
      if (!(await sessionQueries(db).end(params.id, user.id))) throw notFound('session');
      return {};
    },
  });
}
