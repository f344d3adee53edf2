import { account, type Profile } from '@upcurve/contracts/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, forbidden, HttpError, invalid, notFound, unauthorised } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import { loginThrottle } from '../../lib/login-throttle.ts';
import { hashPassword, passwordFault, verifyPassword } from '../../lib/passwords.ts';
import type { SessionCookie } from '../../lib/session-cookie.ts';
import type { Services } from '../../services.ts';
import { sessionQueries, toCurrentUser } from './sessions.ts';
import { usernameKey, userQueries } from './users.ts';

const BAD_LOGIN = 'Invalid username or password. Please try again.';
const NO_INVITE = 'Registration needs a valid invite. Ask for a new link.';

const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

export function accountRoutes(app: FastifyInstance, services: Services, cookie: SessionCookie): void {
  const { db, limits, config } = services;

  async function profileOf(id: string): Promise<Profile> {
    const profile = await userQueries(db).profile(id);
    if (!profile) throw unauthorised();
    return { ...profile, isMailOn: config.smtpUrl !== undefined };
  }

  implement(app, 'account', account, {
    getUser: async ({ user }) => user,

    login: async ({ body, request, reply }) => {
      const throttle = loginThrottle(limits, usernameKey(body.username), request.ip);
      await throttle.attempt();

      const user = await userQueries(db).findByName(body.username);
      const fits = await verifyPassword(user?.passwordHash, body.password);
      const session = user && fits && (await sessionQueries(db).create(user, clientOf(request)));
      if (!session) throw new HttpError(401, BAD_LOGIN);

      await throttle.succeeded();
      await userQueries(db).loggedIn(user.id);
      if (request.sessionId && request.user) await sessionQueries(db).end(request.sessionId, request.user.id);
      cookie.set(reply, user.id, session);
      return toCurrentUser(user);
    },

    register: async ({ body, request, reply }) => {
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
        await userQueries(trx).loggedIn(user.id);
        return { user, session: await sessionQueries(trx).create(user, clientOf(request)) };
      });
      if (session) cookie.set(reply, user.id, session);
      await services.setupLink.forget();
      return toCurrentUser(user);
    },

    logout: async ({ user, request, reply }) => {
      if (user && request.sessionId) await sessionQueries(db).end(request.sessionId, user.id);
      cookie.clear(reply);
      return {};
    },

    changePassword: async ({ body, user, request, reply }) => {
      const throttle = loginThrottle(limits, usernameKey(user.username), request.ip);
      await throttle.attempt();
      const stored = await userQueries(db).findById(user.id);
      if (!stored) throw unauthorised();
      if (!(await verifyPassword(stored.passwordHash, body.currentPassword))) {
        throw invalid([{ path: 'currentPassword', message: 'This is not your current password.' }]);
      }
      const fault = passwordFault(body.newPassword, [user.username]);
      if (fault) throw invalid([{ path: 'newPassword', message: fault }]);
      const passwordHash = await hashPassword(body.newPassword);
      await throttle.succeeded();

      const session = await db.transaction().execute(async (trx) => {
        const sessionVersion = await userQueries(trx).setPassword(user.id, passwordHash);
        await sessionQueries(trx).endAll(user.id);
        return sessionQueries(trx).create({ id: user.id, sessionVersion }, clientOf(request));
      });
      if (!session) throw unauthorised();
      cookie.set(reply, user.id, session);
      return {};
    },

    getProfile: ({ user }) => profileOf(user.id),

    updateProfile: async ({ body, user }) => {
      await userQueries(db).updateProfile(user.id, body);
      return profileOf(user.id);
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
