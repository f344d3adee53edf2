import type { Post } from '@upcurve/contracts/blog/posts';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { publicRows, staffRows } from './post-rows.ts';
import { type PostRow, postOf } from './post-view.ts';

const publicPosts = (db: Db) =>
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
      ? publicPosts(db).where('post.id', '=', by.id)
      : publicPosts(db)
          .innerJoin('blogSlugs as held', 'held.postId', 'post.id')
          .where('held.slug', '=', by.slug)
          .where(sql<boolean>`(held.was_public or held.slug = shown.slug)`);
  const row = await query.executeTakeFirst();
  return row && postOf(db, row, true);
}

const staffPosts = (db: Db) =>
  staffRows(db).select([
    'post.content',
    'post.mediaIds',
    'post.seoTitle',
    'post.seoDescription',
    'author.bio as authorBio',
    'author.avatarUrl as authorAvatarUrl',
  ]);

/** Finds a post as staff edit it, by its id or any slug reserved for it. */
export async function findForStaff(db: Db, by: { id: string } | { slug: string }): Promise<Post | undefined> {
  const rows = staffPosts(db).select([
    'post.version',
    'shown.slug as publicSlug',
    sql<string | null>`(select max(expires_at) from blog_preview_links
      where post_id = post.id and expires_at > now())`.as('previewExpiresAt'),
  ]);
  const row =
    'id' in by
      ? await rows.where('post.id', '=', by.id).executeTakeFirst()
      : await rows
          .where('post.id', '=', (eb) =>
            eb.selectFrom('blogSlugs').select('postId').where('slug', '=', by.slug),
          )
          .executeTakeFirst();
  return row && postOf(db, row, false);
}

/** The working copy for people without an account, without staff-only fields. */
export async function findForPreview(db: Db, id: string): Promise<Post | undefined> {
  const row = await staffPosts(db)
    .where('post.id', '=', id)
    .where('post.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { publishAt, hasChanges, deletedAt, ...shown } = row satisfies PostRow;
  return postOf(db, shown, true);
}
