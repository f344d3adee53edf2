import type { Post } from '@upcurve/contracts/blog/posts';
import { type CompiledQuery, sql } from 'kysely';
import { type Db, prepareOncePerConnection } from '../../../db/client.ts';
import { publicRows } from './post-rows.ts';
import { type PostRow, postOf } from './post-view.ts';

const wholeRows = (db: Db) =>
  publicRows(db).select([
    'shown.content',
    'shown.mediaIds',
    'shown.seoTitle',
    'shown.seoDescription',
    'author.bio as authorBio',
    'author.avatarUrl as authorAvatarUrl',
  ]);

let compiledById: CompiledQuery<PostRow> | undefined;
let compiledBySlug: CompiledQuery<PostRow> | undefined;

/** Finds a post as readers see it by its id, or by a current or former slug. Scheduled slugs do not count yet. */
export async function findForReaders(
  db: Db,
  by: { id: string } | { slug: string },
): Promise<Post | undefined> {
  compiledById ??= prepareOncePerConnection(wholeRows(db).where('post.id', '=', '').compile());
  compiledBySlug ??= prepareOncePerConnection(
    wholeRows(db)
      .innerJoin('blogSlugs as held', 'held.postId', 'post.id')
      .where('held.slug', '=', '')
      .where(sql<boolean>`(held.was_public or held.slug = shown.slug)`)
      .compile(),
  );
  const query: CompiledQuery<PostRow> =
    'id' in by ? { ...compiledById, parameters: [by.id] } : { ...compiledBySlug, parameters: [by.slug] };
  const row = (await db.executeQuery(query)).rows[0];
  return row && postOf(db, row, true);
}
