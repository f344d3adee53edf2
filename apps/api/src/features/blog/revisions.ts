import { REVISION_MINUTES, REVISIONS_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Revision, RevisionKind, RevisionSummary } from '@upcurve/contracts/blog/post-revisions';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import type { BlogPostsTable } from '../../db/schema/blog.ts';
import { mediaById } from '../media/service.ts';
import { PUBLIC_REVISION } from './posts/post-rows.ts';
import { contentOf } from './posts/post-view.ts';

export function revisionQueries(db: Db) {
  const rows = (postId: string) =>
    db
      .selectFrom('blogRevisions as revision')
      .innerJoin('blogPosts as post', 'post.id', 'revision.postId')
      .leftJoin('users', 'users.id', 'revision.createdBy')
      .where('post.id', '=', postId)
      .select(['revision.number', 'revision.kind', 'revision.title', 'revision.createdAt'])
      .select(['revision.words as wordCount', 'users.username as createdBy'])
      .select([
        sql<boolean>`coalesce(revision.id = ${PUBLIC_REVISION}, false)`.as('isPublic'),
        sql<string | null>`case when revision.id = post.scheduled_revision_id and post.publish_at > now()
          then post.publish_at end`.as('publishAt'),
      ]);

  return {
    list: (postId: string): Promise<RevisionSummary[]> =>
      rows(postId).orderBy('revision.number', 'desc').limit(REVISIONS_MAX).execute(),

    async find(postId: string, number: number): Promise<Revision | undefined> {
      const row = await rows(postId)
        .where('revision.number', '=', number)
        .select(['revision.slug', 'revision.excerpt', 'revision.coverId', 'revision.mediaIds'])
        .select(['revision.categoryId', 'revision.authorId', 'revision.content'])
        .select(['revision.seoTitle', 'revision.seoDescription'])
        .executeTakeFirst();
      if (!row) return undefined;
      const { coverId, mediaIds, seoTitle, seoDescription, ...rest } = row;
      const media = await mediaById(db, mediaIds);
      return {
        ...rest,
        content: contentOf(row.content) as Revision['content'],
        featuredImage: (coverId && media.get(coverId)?.url) || null,
        seo: { title: seoTitle, description: seoDescription },
        media: Object.fromEntries(media),
      };
    },
  };
}

type StoredPost = Selectable<BlogPostsTable>;

/**
 * Copies the working copy into a revision. `saved` revisions get the author and time of the last save, others `userId`
 * and the current time.
 * @returns the id of the revision
 */
export async function keepRevision(
  db: Db,
  postId: string,
  kind: RevisionKind,
  userId: string | null,
): Promise<string> {
  const id = uuidv7();
  const isSaved = kind === 'saved';
  const isToBeFound = kind === 'published' || kind === 'scheduled';
  await sql`
    insert into blog_revisions (id, post_id, number, kind, version, title, slug, excerpt, cover_id, category_id, author_id,
      seo_title, seo_description, content, words, media_ids, search_text, search_words, created_at, created_by)
    select ${id}, id, (select coalesce(max(number), 0) + 1 from blog_revisions where post_id = post.id), ${kind}, version,
      title, slug, excerpt, cover_id, category_id, author_id, seo_title, seo_description, content, words, media_ids,
      ${isToBeFound ? sql`search_text, search_words` : sql`null, null`},
      ${isSaved ? sql`updated_at` : sql`now()`}, ${isSaved ? sql`updated_by` : userId}
    from blog_posts as post where id = ${postId}`.execute(db);
  return id;
}

/**
 * Stores the working copy as a revision before it is overwritten, unless that revision exists or the same person saved
 * a few minutes ago.
 */
export async function keepPreviousVersion(
  db: Db,
  post: StoredPost,
  userId: string | null,
  { isAlways = false } = {},
): Promise<void> {
  const last = await db
    .selectFrom('blogRevisions')
    .select([
      'version',
      sql<boolean>`created_at < now() - make_interval(mins => ${REVISION_MINUTES})`.as('isOld'),
    ])
    .where('postId', '=', post.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.version === post.version) return;
  const isBySomebodyElse = post.updatedBy !== userId;
  const isOld = last ? last.isOld : await isWrittenLongAgo(db, post.id);
  if (!isAlways && !isBySomebodyElse && !isOld) return;
  await keepRevision(db, post.id, 'saved', null);
  await dropOldest(db, post.id);
}

async function isWrittenLongAgo(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('blogPosts')
    .select(sql<boolean>`created_at < now() - make_interval(mins => ${REVISION_MINUTES})`.as('isOld'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.isOld ?? false;
}

/** Deletes the oldest revisions above the limit, except the live and the scheduled one. */
export async function dropOldest(db: Db, postId: string): Promise<void> {
  await sql`
    delete from blog_revisions where id in (
      select revision.id from blog_revisions as revision join blog_posts as post on post.id = revision.post_id
      where revision.post_id = ${postId}
        and revision.id is distinct from post.live_revision_id
        and revision.id is distinct from post.scheduled_revision_id
      order by number desc offset ${REVISIONS_MAX - 2})`.execute(db);
}
