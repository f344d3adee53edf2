import type { PostEditor } from '@upcurve/contracts/blog/blog';
import { PRESENCE_GONE_MS } from '@upcurve/contracts/blog/post-limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

const GONE = sql<string>`now() - make_interval(secs => ${sql.lit(PRESENCE_GONE_MS / 1000)})`;

export function presenceQueries(db: Db) {
  return {
    report: (postId: string, userId: string) =>
      db
        .insertInto('blogPresence')
        .values({ postId, userId })
        .onConflict((conflict) =>
          conflict.columns(['postId', 'userId']).doUpdateSet({
            seenAt: sql`now()`,
            // A member who had left counts as newly arrived.
            since: sql`case when blog_presence.seen_at < ${GONE} then now() else blog_presence.since end`,
          }),
        )
        .execute(),

    /** The other members who have the post open, in order of arrival. */
    others: (postId: string, userId: string): Promise<PostEditor[]> =>
      db
        .selectFrom('blogPresence as there')
        .innerJoin('users', 'users.id', 'there.userId')
        .select(['users.id as userId', 'there.since'])
        .select(sql<string>`coalesce(nullif(users.display_name, ''), users.username)`.as('name'))
        .where('there.postId', '=', postId)
        .where('there.userId', '!=', userId)
        .where('there.seenAt', '>=', GONE)
        .orderBy('there.since')
        .orderBy('users.id')
        .execute(),

    forgetGone: () => db.deleteFrom('blogPresence').where('seenAt', '<', GONE).execute(),
  };
}
