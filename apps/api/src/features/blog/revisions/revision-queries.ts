import { REVISIONS_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Revision, RevisionSummary } from '@upcurve/contracts/blog/post-revisions';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { mediaById } from '../../media/service.ts';
import { PUBLIC_REVISION } from '../posts/post-rows.ts';
import { contentOf } from '../posts/post-view.ts';

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
    /** Lists the revisions of a post, newest first. */
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
