import { account, type CurrentUser, type Profile } from '@upcurve/contracts/account/account';
import type { FastifyInstance } from 'fastify';
import { contentChanged } from '../../lib/database/content-version.ts';
import { conflict, forbidden, invalidField, notFound, unauthorised } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { hashPassword, passwordFault } from '../../lib/security/passwords.ts';
import type { SessionCookie } from '../../lib/security/session-cookie.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { canMail, mailHealth } from '../mail/service.ts';
import { agencyName, missingFacts } from '../settings/service.ts';
import { isWebhookFailing } from '../webhook/service.ts';
import { logIn } from './login.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { clientOf, sessionQueries, toCurrentUser } from './sessions.ts';
import { checkOwnPassword } from './throttle.ts';
import { userQueries } from './users.ts';

const NO_LINK = 'This link is no longer good. Ask an owner for a new one.';
const NO_INVITE = 'Registration needs a valid invite. Ask for a new link.';

export function accountRoutes(app: FastifyInstance, services: Services, cookie: SessionCookie): void {
  const { db, config } = services;

  async function profileOf(id: string): Promise<Profile> {
    const profile = await userQueries(db).profile(id);
    if (!profile) throw unauthorised();
    return { ...profile, isMailOn: await canMail(db, config) };
  }

  const withAgencyFacts = async (user: CurrentUser): Promise<CurrentUser> => ({
    ...user,
    agencyName: await agencyName(db),
    ...(!(await canMail(db, config)) && { isMailOff: true }),
    ...(user.permissions.includes('users:manage') && {
      ...(await missingFacts(db)),
      ...(await failingConnections(services)),
    }),
  });

  secondFactorRoutes(app, services, cookie);

  implement(app, 'account', account, {
    getUser: ({ user }) => withAgencyFacts(user),

    login: async (call) => withAgencyFacts(await logIn(services, cookie, call)),

    register: async ({ body, request, reply }) => {
      if (!(await userQueries(db).openInvite(body.inviteToken))) throw forbidden(NO_INVITE);
      const { username, displayName = '' } = body;
      const fault = passwordFault(body.password, [username, displayName]);
      if (fault) throw invalidField('password', fault);
      const passwordHash = await hashPassword(body.password);

      const { user, session } = await db.transaction().execute(async (trx) => {
        const invite = await userQueries(trx).redeem(body.inviteToken);
        if (!invite) throw forbidden(NO_INVITE);
        const own = { username, passwordHash, ...invite, ...(displayName && { displayName }) };
        const user = await userQueries(trx).create(own);
        if (!user) {
          const message = 'This username is taken.';
          throw conflict(message, [{ path: 'username', message }]);
        }
        await userQueries(trx).loggedIn(user.id);
        // The website offers the times of the first owner.
        await contentChanged(trx);
        await audit(trx, 'account.registered', { actor: user, after: { role: user.role } });
        return { user, session: await sessionQueries(trx).create(user, clientOf(request)) };
      });
      if (session) cookie.set(reply, user.id, session);
      await services.setupLink.forget();
      return withAgencyFacts(toCurrentUser({ ...user, mustEnrol: session?.mustEnrol ?? false }));
    },

    readInvite: async ({ body }) => {
      const invite = await userQueries(db).openInvite(body.inviteToken);
      if (!invite) throw forbidden(NO_INVITE);
      return { ...invite, agencyName: await agencyName(db) };
    },

    logout: async ({ user, request, reply }) => {
      const { sessionId } = request;
      if (user && sessionId)
        await db.transaction().execute(async (trx) => {
          if (await sessionQueries(trx).end(sessionId, user.id)) await audit(trx, 'sign-out');
        });
      cookie.clear(reply);
    },

    changePassword: async ({ body, user, request, reply }) => {
      await checkOwnPassword(services, user, request, body.currentPassword);
      const fault = passwordFault(body.newPassword, [user.username]);
      if (fault) throw invalidField('newPassword', fault);
      const passwordHash = await hashPassword(body.newPassword);

      const session = await db.transaction().execute(async (trx) => {
        const sessionVersion = await userQueries(trx).setPassword(user.id, passwordHash);
        await audit(trx, 'password.changed');
        return sessionQueries(trx).create({ id: user.id, sessionVersion }, clientOf(request));
      });
      if (!session) throw unauthorised();
      cookie.set(reply, user.id, session);
    },

    resetPassword: async ({ body: { token, newPassword } }) => {
      // Checked before hashing: guessed links are cheap to reject, and hashing is expensive.
      if (!(await userQueries(db).hasPasswordLink(token))) throw forbidden(NO_LINK);
      // Checked and hashed before the link is used up, so that the user can correct a rejected password.
      const fault = passwordFault(newPassword, []);
      if (fault) throw invalidField('newPassword', fault);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        const user = await userQueries(trx).usePasswordLink(token);
        if (!user) throw forbidden(NO_LINK);
        const ownFault = passwordFault(newPassword, [user.username]);
        if (ownFault) throw invalidField('newPassword', ownFault);
        await userQueries(trx).setPassword(user.id, passwordHash);
        await audit(trx, 'password.reset', { actor: user });
      });
    },

    getProfile: ({ user }) => profileOf(user.id),

    updateProfile: async ({ body, user }) => {
      await db.transaction().execute(async (trx) => {
        await userQueries(trx).updateProfile(user.id, body);
        // Times of meetings depend on it.
        if (body.zone !== undefined) await contentChanged(trx);
        // Logs only field names: an address may belong to someone whose data is erased later.
        await audit(trx, 'profile.changed', { after: { changed: Object.keys(body) } });
      });
      return profileOf(user.id);
    },

    listSessions: async ({ user, request }) => {
      const sessions = await sessionQueries(db).list(user.id);
      return sessions.map((session) => ({ ...session, current: session.id === request.sessionId }));
    },

    endSessions: async ({ user, request }) => {
      await db.transaction().execute(async (trx) => {
        await sessionQueries(trx).endAll(user.id, request.sessionId);
        await audit(trx, 'session.ended', { what: 'All others' });
      });
    },

    endSession: async ({ params, user }) => {
      await db.transaction().execute(async (trx) => {
        if (!(await sessionQueries(trx).end(params.id, user.id))) throw notFound('session');
        await audit(trx, 'session.ended', { subjectId: params.id });
      });
    },
  });
}

async function failingConnections({ db, config }: Services): Promise<Pick<CurrentUser, 'failing'>> {
  const isFailing = {
    mail: (await mailHealth(db, config)).isFailing,
    webhook: await isWebhookFailing(db),
  };
  const failing = (['mail', 'webhook'] as const).filter((name) => isFailing[name]);
  return failing.length > 0 ? { failing } : {};
}
