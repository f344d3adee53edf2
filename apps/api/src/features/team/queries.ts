import type { Role } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { isMadeByManager } from '../../db/members.ts';
import { inviteToken } from '../../lib/security/links.ts';
import { sha256 } from '../../lib/security/tokens.ts';

const USER_COLUMNS = [
  'id',
  'username',
  'displayName',
  'email',
  'role',
  'isDisabled',
  'leadMails',
  'createdAt',
  'lastLoginAt',
  sql<boolean>`exists (
    select from second_factors where user_id = users.id and confirmed_at is not null
  )`.as('hasSecondFactor'),
] as const;

interface NewInvite {
  role: Role;
  name?: string;
  email?: string;
  hours: number;
  createdBy: string | null;
}

export function teamQueries(db: Db) {
  return {
    listInvites: () =>
      db
        .selectFrom('invites')
        .leftJoin('users', 'users.id', 'invites.createdBy')
        .leftJoin('mails', 'mails.inviteId', 'invites.id')
        .select([
          'invites.id',
          'invites.role',
          'invites.name',
          'invites.email',
          'invites.createdAt',
          'invites.expiresAt',
          'users.username as createdBy',
          'mails.status as delivery',
          'mails.lastError as mailError',
        ])
        .where('redeemedAt', 'is', null)
        .where('expiresAt', '>', sql<string>`now()`)
        .where(isMadeByManager)
        .orderBy('invites.createdAt', 'desc')
        .execute(),

    /** Creates an invite. Its token is derived from its id and the secret. */
    createInvite(secret: string, { hours, ...invite }: NewInvite) {
      const id = uuidv7();
      return db
        .insertInto('invites')
        .values({
          id,
          tokenHash: sha256(inviteToken(secret, id)),
          ...invite,
          expiresAt: sql<string>`now() + make_interval(hours => ${hours})`,
        })
        .returning(['id', 'role', 'name', 'email', 'createdAt', 'expiresAt'])
        .executeTakeFirstOrThrow();
    },

    async deleteInvite(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('invites')
        .where('id', '=', id)
        .where('redeemedAt', 'is', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    deleteSetupInvites: () =>
      db
        .deleteFrom('invites')
        .where('createdBy', 'is', null)
        .where('role', '=', 'owner')
        .where('redeemedAt', 'is', null)
        .execute(),

    deleteInvitesBy: (userId: string) =>
      db.deleteFrom('invites').where('createdBy', '=', userId).where('redeemedAt', 'is', null).execute(),

    forgetExpiredInvites: () =>
      db.deleteFrom('invites').where('expiresAt', '<', sql<string>`now() - interval '1 day'`).execute(),

    async hasUsers(): Promise<boolean> {
      return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    listUsers: () => db.selectFrom('users').select(USER_COLUMNS).orderBy('usernameKey').execute(),

    findUser: (id: string) =>
      db.selectFrom('users').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst(),

    lockUser(id: string) {
      const user = db.selectFrom('users').select(USER_COLUMNS).where('id', '=', id);
      // Rows that refer to users can be added meanwhile.
      return user.forNoKeyUpdate().executeTakeFirst();
    },

    endSessions: (userId: string) => db.deleteFrom('sessions').where('userId', '=', userId).execute(),

    /** Changes an account. Raises its session version, so that sign-ins in progress fail. */
    updateUser: (id: string, change: { role?: Role; isDisabled?: boolean }) =>
      db
        .updateTable('users')
        .set((eb) => ({ ...change, sessionVersion: eb('sessionVersion', '+', 1) }))
        .where('id', '=', id)
        .returning(USER_COLUMNS)
        .executeTakeFirst(),

    deleteUser: (id: string) => db.deleteFrom('users').where('id', '=', id).execute(),

    /** Returns and locks the owners who can sign in, so that two parallel changes cannot remove the last two. */
    async lockOwners(): Promise<string[]> {
      const owners = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'owner')
        .where('isDisabled', '=', false)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      return owners.map((owner) => owner.id);
    },
  };
}
