import type { Post } from '@upcurve/contracts/blog/posts';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { publicRows } from './post-rows.ts';
import { postOf } from './post-view.ts';

const wholeRows = (db: Db) =>
  publicRows(db).select([
    'shown.content',
    'shown.mediaIds',
    'shown.seoTitle',
    'shown.seoDescription',
    'author.bio as authorBio',
    'author.avatarUrl as authorAvatarUrl',
  ]);

/** Finds a post as readers see it by its id, or by a current or former slug. Scheduled slugs do not count yet. */
export async function findForReaders(
  db: Db,
  by: { id: string } | { slug: string },
): Promise<Post | undefined> {
  const query =
    'id' in by
      ? wholeRows(db).where('post.id', '=', by.id)
      : wholeRows(db)
          .innerJoin('blogSlugs as held', 'held.postId', 'post.id')
          .where('held.slug', '=', by.slug)
          .where(sql<boolean>`(held.was_public or held.slug = shown.slug)`);
  const row = await query.executeTakeFirst();
  return row && postOf(db, row, true);
}
