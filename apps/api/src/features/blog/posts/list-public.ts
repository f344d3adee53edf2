import type { PostPage } from '@upcurve/contracts/blog/posts';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { publicRows } from './post-rows.ts';
import { postPage } from './post-view.ts';

/** Returns a page of all public posts, newest first. */
export async function listAllPublic(db: Db, limit: number, page: number): Promise<PostPage> {
  // Selects the ids of the page first, so that only its rows are joined.
  const rows = await publicRows(db)
    .where('post.id', 'in', (eb) =>
      eb
        .selectFrom('blogPosts as listed')
        .select('listed.id')
        .where('listed.publicFrom', '<=', sql<string>`now()`)
        .orderBy('listed.publicFrom', 'desc')
        .orderBy('listed.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('post.publicFrom', 'desc')
    .orderBy('post.id', 'desc')
    .execute();
  const { count } = await db
    .selectFrom('blogPosts')
    .select(sql<number>`count(*)`.as('count'))
    .where('publicFrom', '<=', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return postPage(db, { rows, count }, { page, limit }, true);
}
