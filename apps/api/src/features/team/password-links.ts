import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { randomToken, sha256 } from '../../lib/security/tokens.ts';

/** Links by which a member who forgot the password chooses a new one; only their hashes are stored. */
export function passwordLinkQueries(db: Db) {
  return {
    /** Makes one in place of that before; the token is given this once. */
    async create(userId: string, createdBy: string, hours: number) {
      const token = randomToken();
      const link = {
        tokenHash: sha256(token),
        createdBy,
        expiresAt: sql<string>`now() + make_interval(hours => ${hours})`,
      };
      const { expiresAt } = await db
        .insertInto('passwordLinks')
        .values({ userId, ...link })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(link))
        .returning('expiresAt')
        .executeTakeFirstOrThrow();
      return { token, expiresAt };
    },

    /** Takes back the one that somebody has who is let in no more. */
    async deleteOf(userId: string): Promise<void> {
      await db.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
    },

    /** Takes back what somebody made who may no longer. */
    async deleteBy(createdBy: string): Promise<void> {
      await db.deleteFrom('passwordLinks').where('createdBy', '=', createdBy).execute();
    },

    async forgetExpired(): Promise<void> {
      await db.deleteFrom('passwordLinks').where('expiresAt', '<', sql<string>`now()`).execute();
    },
  };
}
