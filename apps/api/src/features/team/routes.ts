import { INVITE_HOURS, team } from '@upcurve/contracts/team';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { conflict, found, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { inviteLink } from './invite-link.ts';
import { teamQueries } from './queries.ts';

async function keepAnOwner(trx: Db, id: string): Promise<void> {
  const owners = await teamQueries(trx).lockOwners();
  if (owners.length === 1 && owners[0] === id)
    throw conflict('The last owner stays: make somebody else owner first.');
}

export function teamRoutes(app: FastifyInstance, { db, config }: Services): void {
  implement(app, 'team', team, {
    listInvites: () => teamQueries(db).listInvites(),

    createInvite: async ({ body, user }) => {
      const { token, ...invite } = await teamQueries(db).createInvite({
        role: body.role,
        hours: INVITE_HOURS,
        createdBy: user.id,
      });
      return { ...invite, createdBy: user.username, link: inviteLink(config.adminUrl, token) };
    },

    deleteInvite: async ({ params }) => {
      if (!(await teamQueries(db).deleteInvite(params.id))) throw notFound('invite');
      return {};
    },

    listUsers: () => teamQueries(db).listUsers(),

    getUserById: async ({ params }) => found(await teamQueries(db).findUser(params.id), 'user'),

    updateUser: ({ params, body }) =>
      db.transaction().execute(async (trx) => {
        const staysOwner = (body.role ?? 'owner') === 'owner' && !body.isDisabled;
        if (!staysOwner) {
          await keepAnOwner(trx, params.id);
          await teamQueries(trx).deleteInvitesBy(params.id);
        }
        const updated = await teamQueries(trx).updateUser(params.id, body);
        if (!updated) throw notFound('user');
        await teamQueries(trx).endSessions(params.id);
        return updated;
      }),

    deleteUser: ({ params }) =>
      db.transaction().execute(async (trx) => {
        await keepAnOwner(trx, params.id);
        await teamQueries(trx).deleteInvitesBy(params.id);
        if (!(await teamQueries(trx).deleteUser(params.id))) throw notFound('user');
        return {};
      }),
  });
}
