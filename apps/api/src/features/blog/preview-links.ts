import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { randomToken, sha256 } from '../../lib/security/tokens.ts';

/** Queries for links that let anyone read a post's working copy. Only token hashes are stored. */
export function previewLinkQueries(db: Db) {
  return {
    async create(
      postId: string,
      hours: number,
      createdBy: string,
    ): Promise<{ token: string; expiresAt: string }> {
      const token = randomToken();
      const { expiresAt } = await db
        .insertInto('blogPreviewLinks')
        .values({
          tokenHash: sha256(token),
          postId,
          createdBy,
          expiresAt: sql<string>`now() + make_interval(hours => ${hours})`,
        })
        .returning('expiresAt')
        .executeTakeFirstOrThrow();
      return { token, expiresAt };
    },

    async postOf(token: string): Promise<string | undefined> {
      const link = await db
        .selectFrom('blogPreviewLinks')
        .select('postId')
        .where('tokenHash', '=', sha256(token))
        .where('expiresAt', '>', sql<string>`now()`)
        .executeTakeFirst();
      return link?.postId;
    },

    revoke: (postId: string) => db.deleteFrom('blogPreviewLinks').where('postId', '=', postId).execute(),

    forgetExpired: () =>
      db.deleteFrom('blogPreviewLinks').where('expiresAt', '<=', sql<string>`now()`).execute(),
  };
}
