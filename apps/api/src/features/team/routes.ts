import { INVITE_HOURS, team, type User } from '@upcurve/contracts/account/team';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { memberNames } from '../../db/members.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
import { conflict, notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { inviteLink } from '../../lib/security/links.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { canMail, mailInvite } from '../mail/service.ts';
import { passwordLinkQueries } from './password-links.ts';
import { teamQueries } from './queries.ts';

async function keepAnOwner(trx: Db, id: string): Promise<void> {
  const owners = await teamQueries(trx).lockOwners();
  if (owners.length === 1 && owners[0] === id)
    throw conflict('The last owner cannot be removed. Make someone else an owner first.');
}

type Rights = Pick<User, 'id' | 'username' | 'role' | 'isDisabled'>;

async function auditMember(trx: Db, { role, isDisabled }: Rights, member: Rights): Promise<void> {
  const named = { what: member.username, subjectId: member.id };
  if (role !== member.role)
    await audit(trx, 'member.role', { ...named, before: { role }, after: { role: member.role } });
  if (isDisabled !== member.isDisabled)
    await audit(trx, member.isDisabled ? 'member.disabled' : 'member.enabled', named);
}

export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  implement(app, 'team', team, {
    listInvites: () => teamQueries(db).listInvites(),

    createInvite: async ({ body, user }) => {
      const isMailed = body.email !== '' && (await canMail(db, config));
      const invite = await db.transaction().execute(async (trx) => {
        const details = { ...body, hours: INVITE_HOURS, createdBy: user.id };
        const made = await teamQueries(trx).createInvite(config.sessionSecret, details);
        const names = await memberNames(trx, [user.id]);
        if (isMailed) await mailInvite(trx, { ...made, by: names.get(user.id) ?? user.username });
        await audit(trx, 'invite.made', { subjectId: made.id, after: { role: body.role, isMailed } });
        return made;
      });
      const delivery = isMailed ? ('waiting' as const) : null;
      const link = inviteLink(config, invite.id);
      return { ...invite, createdBy: user.username, delivery, mailError: null, link, isMailed };
    },

    deleteInvite: async ({ params }) => {
      await db.transaction().execute(async (trx) => {
        if (!(await teamQueries(trx).deleteInvite(params.id))) throw notFound('invite');
        await audit(trx, 'invite.taken-back', { subjectId: params.id });
      });
    },

    listUsers: () => teamQueries(db).listUsers(),

    getUserById: async ({ params }) => orNotFound(await teamQueries(db).findUser(params.id), 'user'),

    updateUser: ({ params, body }) =>
      db.transaction().execute(async (trx) => {
        const staysOwner = (body.role ?? 'owner') === 'owner' && !body.isDisabled;
        if (!staysOwner) {
          await keepAnOwner(trx, params.id);
          await teamQueries(trx).deleteInvitesBy(params.id);
          await passwordLinkQueries(trx).deleteBy(params.id);
        }
        const before = orNotFound(await teamQueries(trx).lockUser(params.id), 'user');
        if (body.isDisabled) await passwordLinkQueries(trx).deleteOf(params.id);
        const updated = orNotFound(await teamQueries(trx).updateUser(params.id, body), 'user');
        await auditMember(trx, before, updated);
        await teamQueries(trx).endSessions(params.id);
        // The website no longer offers times of a host who cannot take meetings.
        await contentChanged(trx);
        return updated;
      }),

    makePasswordLink: async ({ params: { id }, body: { hours }, user }) => {
      if (id === user.id) throw conflict('Change your own password under Settings, Me.');
      const { token, expiresAt } = await db.transaction().execute(async (trx) => {
        const { username, isDisabled } = orNotFound(await teamQueries(trx).lockUser(id), 'user');
        if (isDisabled) throw conflict('This account is disabled. Enable it first.');
        await audit(trx, 'password.link', { what: username, subjectId: id, after: { hours } });
        return passwordLinkQueries(trx).create(id, user.id, hours);
      });
      return { link: `${config.adminUrl}/auth/password#token=${token}`, expiresAt };
    },

    deleteUser: ({ params }) =>
      db.transaction().execute(async (trx) => {
        await keepAnOwner(trx, params.id);
        await teamQueries(trx).deleteInvitesBy(params.id);
        const { username, role } = orNotFound(await teamQueries(trx).lockUser(params.id), 'user');
        await teamQueries(trx).deleteUser(params.id);
        await contentChanged(trx);
        await audit(trx, 'member.removed', { what: username, subjectId: params.id, before: { role } });
      }),
  });
}
