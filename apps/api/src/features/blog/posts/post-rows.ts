import type { PostStatus } from '@upcurve/contracts/blog/posts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The id of the revision that readers see now. A due schedule counts even if the job has not made it live yet. */
export const PUBLIC_REVISION = sql<string>`case when post.publish_at <= now()
  then post.scheduled_revision_id else post.live_revision_id end`;
/** The id of the revision that readers see once the schedule, if there is one, is due. */
const NEXT_REVISION = sql<string>`case when post.publish_at is null
  then post.live_revision_id else post.scheduled_revision_id end`;
export const IS_PUBLIC = sql<SqlBool>`post.public_from <= now()`;

export const STATUS = sql<PostStatus>`case when post.public_from <= now() then 'published'
  when post.publish_at is not null then 'scheduled' else 'draft' end`;

const NAMES = [
  'category.id as categoryId',
  'category.name as categoryName',
  'category.slug as categorySlug',
  'author.id as authorId',
  'author.name as authorName',
  'author.slug as authorSlug',
] as const;

/** The public list: `shown` is the public revision. */
export const publicRows = (db: Db) =>
  db
    .selectFrom('blogPosts as post')
    .innerJoin('blogRevisions as shown', (join) => join.on('shown.id', '=', PUBLIC_REVISION))
    .leftJoin('blogCategories as category', 'category.id', 'shown.categoryId')
    .leftJoin('blogAuthors as author', 'author.id', 'shown.authorId')
    .where(IS_PUBLIC)
    .select(['post.id', 'post.createdAt', ...NAMES])
    .select(['shown.slug', 'shown.title', 'shown.excerpt', 'shown.coverId', 'shown.words'])
    .select([
      sql<PostStatus>`'published'`.as('status'),
      sql<string | null>`post.public_from`.as('publishedAt'),
      sql<string>`case when post.publish_at <= now() then post.publish_at else post.live_since end`.as(
        'updatedAt',
      ),
    ]);

/**
 * The staff's list: the working copy. `shown` is the public revision, if any, and `next` the scheduled one, or else the
 * public one.
 */
export const staffRows = (db: Db) =>
  db
    .selectFrom('blogPosts as post')
    .leftJoin('blogRevisions as shown', (join) => join.on('shown.id', '=', PUBLIC_REVISION))
    .leftJoin('blogRevisions as next', (join) => join.on('next.id', '=', NEXT_REVISION))
    .leftJoin('blogCategories as category', 'category.id', 'post.categoryId')
    .leftJoin('blogAuthors as author', 'author.id', 'post.authorId')
    .select(['post.id', 'post.createdAt', 'post.updatedAt', 'post.deletedAt', ...NAMES])
    .select(['post.slug', 'post.title', 'post.excerpt', 'post.coverId', 'post.words'])
    .select([
      STATUS.as('status'),
      sql<string | null>`case when ${IS_PUBLIC} then post.public_from else post.published_at end`.as(
        'publishedAt',
      ),
      sql<string | null>`case when post.publish_at > now() then post.publish_at end`.as('publishAt'),
      sql<boolean>`coalesce(next.version <> post.version, false)`.as('hasChanges'),
    ]);

/** Counts the posts of a category or an author: for readers the public ones, otherwise all outside the trash. */
export function postCountFor(of: 'category' | 'author', isForReaders: boolean): RawBuilder<number> {
  const own = sql.raw(`${of}_id = ${of}.id`);
  return isForReaders
    ? sql`(select count(*) from blog_revisions as shown
        join blog_posts as post on post.id = shown.post_id and ${IS_PUBLIC} and shown.id = ${PUBLIC_REVISION}
        where shown.${own} and shown.search_text is not null)`
    : sql`(select count(*) from blog_posts as post where post.${own} and post.deleted_at is null)`;
}
