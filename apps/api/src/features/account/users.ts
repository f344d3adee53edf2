import type { ProfileInput } from '@upcurve/contracts/account/account';
import type { Role } from '@upcurve/contracts/permissions';
import { type ExpressionBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { isMadeByManager } from '../../db/members.ts';
import type { Database } from '../../db/schema/database.ts';
import { sha256 } from '../../lib/security/tokens.ts';

const PROFILE_COLUMNS = ['displayName', 'email', 'leadMails', 'hasWeekly', 'zone'] as const;

/** Returns the key of a username. Usernames are case-insensitive: Anna, ANNA, anna. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

interface NewUser {
  username: string;
  passwordHash: string;
  role: Role;
  displayName?: string;
  email?: string;
}

export function userQueries(db: Db) {
  const isGood = (token: string) => (eb: ExpressionBuilder<Database, 'passwordLinks'>) =>
    eb.and([eb('tokenHash', '=', sha256(token)), eb('expiresAt', '>', sql<string>`now()`), isMadeByManager]);

  return {
    findByName: (username: string) =>
      db
        .selectFrom('users')
        .select(['id', 'username', 'role', 'zone', 'passwordHash', 'isDisabled', 'sessionVersion'])
        .where('usernameKey', '=', usernameKey(username))
        .executeTakeFirst(),

    findById: (id: string) =>
      db
        .selectFrom('users')
        .select(['id', 'username', 'passwordHash'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Returns the invite with this token and its creator; undefined if it is invalid, used or expired. */
    openInvite: (token: string) =>
      db
        .selectFrom('invites')
        .leftJoin('users as creator', 'creator.id', 'invites.createdBy')
        .select([
          'invites.name',
          'invites.role',
          'invites.expiresAt',
          sql<string | null>`coalesce(nullif(creator.display_name, ''), creator.username)`.as('invitedBy'),
        ])
        .where('tokenHash', '=', sha256(token))
        .where('redeemedAt', 'is', null)
        .where('expiresAt', '>', sql<string>`now()`)
        .where(isMadeByManager)
        .executeTakeFirst(),

    /** Redeems an invite and returns its role and invitee; undefined if it is invalid, used or expired. */
    redeem: (token: string) =>
      db
        .updateTable('invites')
        .set({ redeemedAt: sql`now()` })
        .where('tokenHash', '=', sha256(token))
        .where('redeemedAt', 'is', null)
        .where('expiresAt', '>', sql<string>`now()`)
        .where(isMadeByManager)
        .returning(['role', 'name as displayName', 'email'])
        .executeTakeFirst(),

    async hasPasswordLink(token: string): Promise<boolean> {
      const link = await db
        .selectFrom('passwordLinks')
        .select('userId')
        .where(isGood(token))
        .executeTakeFirst();
      return link !== undefined;
    },

    /** Redeems a password link and returns its user; undefined if it is invalid, used or expired. */
    async usePasswordLink(token: string) {
      const link = await db
        .deleteFrom('passwordLinks')
        .where(isGood(token))
        .returning('userId')
        .executeTakeFirst();
      return link && this.findById(link.userId);
    },

    profile: (id: string): Promise<ProfileInput | undefined> =>
      db.selectFrom('users').select(PROFILE_COLUMNS).where('id', '=', id).executeTakeFirst(),

    async updateProfile(id: string, change: Partial<ProfileInput>): Promise<void> {
      if (Object.keys(change).length === 0) return;
      await db.updateTable('users').set(change).where('id', '=', id).execute();
    },

    create: (user: NewUser) =>
      db
        .insertInto('users')
        .values({ id: uuidv7(), usernameKey: usernameKey(user.username), ...user })
        .onConflict((conflict) => conflict.column('usernameKey').doNothing())
        .returning(['id', 'username', 'role', 'zone', 'sessionVersion'])
        .executeTakeFirst(),

    loggedIn: (id: string) =>
      db.updateTable('users').set({ lastLoginAt: sql`now()` }).where('id', '=', id).execute(),

    /** Ends every session and any sign-in in progress. Returns the new session version. */
    async endSessions(id: string): Promise<number> {
      const { sessionVersion } = await db
        .updateTable('users')
        .set((eb) => ({ sessionVersion: eb('sessionVersion', '+', 1) }))
        .where('id', '=', id)
        .returning('sessionVersion')
        .executeTakeFirstOrThrow();
      await db.deleteFrom('sessions').where('userId', '=', id).execute();
      return sessionVersion;
    },

    /** Sets the password and ends every open session. Returns the new session version. */
    async setPassword(id: string, passwordHash: string): Promise<number> {
      await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
      await db.deleteFrom('passwordLinks').where('userId', '=', id).execute();
      return this.endSessions(id);
    },
  };
}
