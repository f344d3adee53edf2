import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import { randomToken, sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { teamQueries } from './queries.ts';

/** Queries of the links with which members reset a forgotten password. Only token hashes are stored. */
export function passwordLinkQueries(db: Db) {
  return {
    /** Creates a link and replaces the former one. The token is returned only this once. */
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

    deleteOf: (userId: string) => db.deleteFrom('passwordLinks').where('userId', '=', userId).execute(),

    deleteBy: (createdBy: string) =>
      db.deleteFrom('passwordLinks').where('createdBy', '=', createdBy).execute(),

    forgetExpired: () => db.deleteFrom('passwordLinks').where('expiresAt', '<', sql<string>`now()`).execute(),
  };
}

export const teamJobs = ({ db }: Services): Job[] => [
  { name: 'forget-expired-invites', cron: HOURLY, run: () => teamQueries(db).forgetExpiredInvites() },
  { name: 'forget-password-links', cron: HOURLY, run: () => passwordLinkQueries(db).forgetExpired() },
];
