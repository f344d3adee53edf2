import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { NotReady, PostFinding } from '@upcurve/contracts/blog/posts';
import { findingsOf, sitePathsOf } from '@upcurve/post-blocks/checks';
import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { Db, Trx } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
import { conflict, HttpError, orNotFound } from '../../lib/http/errors.ts';
import { audit } from '../audit/service.ts';
import { brokenLinks } from './posts/broken-links.ts';
import { syncPostReferences } from './posts/sync-post-references.ts';
import type { PostText } from './posts/working-copy.ts';
import { lockPost, type StoredPost, textOf } from './posts/write.ts';
import { publishing } from './published-content.ts';
import { dropOldest, keepRevision } from './revisions.ts';

export async function publishFindings(
  db: Db,
  postId: string,
  { title, content }: PostText,
  at: string | undefined,
): Promise<PostFinding[]> {
  const broken = await brokenLinks(db, sitePathsOf(content.blocks), { postId, at });
  return findingsOf({ title, content, isBroken: (path) => broken.has(path) });
}

type Change = UpdateObject<Database, 'blogPosts'>;

const UNPUBLISHED_COLUMNS = {
  liveRevisionId: null,
  liveSince: null,
  scheduledRevisionId: null,
  publishAt: null,
} satisfies Change;

/* Rounded down to milliseconds, so that it is never later than the time in a following query. */
const NOW = sql<string>`date_trunc('milliseconds', statement_timestamp())`;

/**
 * Raises the content version because readers see a change. A schedule that ends with this change may have come due a
 * moment ago and already count in the version on replicas. It is counted twice, so that the new version exists on no
 * replica.
 */
async function shownOtherwise(
  trx: Trx,
  { liveRevisionId, publishAt }: StoredPost,
  isNow: boolean,
): Promise<void> {
  if (publishAt) await contentChanged(trx, 2);
  else if (isNow || liveRevisionId) await contentChanged(trx);
}

async function updatePostRow(trx: Trx, id: string, change: Change): Promise<void> {
  await trx.updateTable('blogPosts').set(change).where('id', '=', id).execute();
  await syncPostReferences(trx, [id]);
}

const auditSubject = ({ id, title }: StoredPost) => ({ what: title, subjectId: id });

/** Rounds the publishing time up to a full minute; undefined means now. */
async function roundUpToMinute(trx: Trx, publishAt: string | undefined): Promise<string | undefined> {
  if (publishAt === undefined) return undefined;
  const { isPast } = await trx
    .selectNoFrom(sql<boolean>`${publishAt}::timestamptz <= clock_timestamp()`.as('isPast'))
    .executeTakeFirstOrThrow();
  const MINUTE = 60_000;
  // Rounded up, so that the post is never published before the requested time.
  return isPast ? undefined : new Date(Math.ceil(Date.parse(publishAt) / MINUTE) * MINUTE).toISOString();
}

export const publishPost = (
  db: Kysely<Database>,
  id: string,
  { publishAt, seen }: { publishAt: string | undefined; seen: number | undefined },
  user: CurrentUser,
): Promise<void> =>
  publishing(db, async (trx) => {
    const post = await lockPost(trx, id, seen);
    const at = await roundUpToMinute(trx, publishAt);
    if (!at && !post.publishAt && (await isLive(trx, post))) return;
    const findings = await publishFindings(trx, id, textOf(post), at);
    if (findings.length > 0)
      throw new HttpError(409, findings[0]?.message ?? 'This post cannot be published yet.', {
        details: { findings } satisfies NotReady,
      });
    const revision = await keepRevision(trx, id, at ? 'scheduled' : 'published', user.id);
    await updatePostRow(
      trx,
      id,
      at
        ? { scheduledRevisionId: revision, publishAt: at }
        : {
            ...UNPUBLISHED_COLUMNS,
            liveRevisionId: revision,
            liveSince: NOW,
            publishedAt: sql`coalesce(published_at, ${NOW})`,
          },
    );
    await audit(trx, at ? 'post.scheduled' : 'post.published', {
      ...auditSubject(post),
      ...(at && { after: { publishAt: at } }),
    });
    await dropOldest(trx, id);
    if (!at || post.publishAt) await shownOtherwise(trx, post, !at);
  });

async function isLive(trx: Trx, { liveRevisionId, version }: StoredPost): Promise<boolean> {
  if (!liveRevisionId) return false;
  const live = await trx
    .selectFrom('blogRevisions')
    .select('version')
    .where('id', '=', liveRevisionId)
    .executeTakeFirst();
  return live?.version === version;
}

export const unpublishPost = (db: Kysely<Database>, id: string): Promise<void> =>
  publishing(db, async (trx) => {
    const post = await lockPost(trx, id);
    if (!post.liveRevisionId && !post.publishAt) throw conflict('This post is already a draft.');
    await updatePostRow(trx, id, UNPUBLISHED_COLUMNS);
    await audit(trx, 'post.unpublished', auditSubject(post));
    await shownOtherwise(trx, post, false);
  });

/** Cancels the schedule. Readers keep seeing the current version. */
export const cancelSchedule = (db: Kysely<Database>, id: string): Promise<void> =>
  publishing(db, async (trx) => {
    const post = await lockPost(trx, id);
    if (!post.publishAt) throw conflict('This post is not scheduled, or it has already been published.');
    await updatePostRow(trx, id, { scheduledRevisionId: null, publishAt: null });
    await audit(trx, 'post.unscheduled', { ...auditSubject(post), before: { publishAt: post.publishAt } });
    await shownOtherwise(trx, post, false);
  });

/** Moves a post to the trash, or deletes it for good if it is there already. */
export const trashPost = (db: Kysely<Database>, id: string): Promise<void> =>
  publishing(db, async (trx) => {
    const post = orNotFound(await anyPost(trx, id), 'post');
    await audit(trx, 'post.deleted', {
      ...auditSubject(post),
      after: { isForGood: post.deletedAt !== null },
    });
    if (post.deletedAt) {
      await trx.deleteFrom('blogPosts').where('id', '=', id).execute();
      return;
    }
    await updatePostRow(trx, id, { ...UNPUBLISHED_COLUMNS, deletedAt: sql`now()` });
    await trx.deleteFrom('blogPreviewLinks').where('postId', '=', id).execute();
    await shownOtherwise(trx, post, false);
  });

export const restorePost = (db: Kysely<Database>, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const post = orNotFound(await anyPost(trx, id), 'post');
    if (!post.deletedAt) throw conflict('This post is not in the trash.');
    await trx.updateTable('blogPosts').set({ deletedAt: null }).where('id', '=', id).execute();
    await audit(trx, 'post.restored', auditSubject(post));
  });

const anyPost = (trx: Trx, id: string) =>
  trx.selectFrom('blogPosts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
