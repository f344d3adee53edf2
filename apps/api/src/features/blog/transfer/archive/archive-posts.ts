import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PostContent } from '@upcurve/post-blocks/content';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../../db/schema/database.ts';
import { HttpError } from '../../../../lib/http/errors.ts';
import { syncPostReferences } from '../../posts/sync-post-references.ts';
import { toPostRow } from '../../posts/working-copy.ts';
import type { Report } from '../report.ts';
import { type Archive, readEntry, readEntryContent } from './archive-check.ts';
import { type Entry, entriesOf } from './archive-lines.ts';
import { ArchivedPost, ArchivedRevision } from './archive-shape.ts';

type Trx = Transaction<Database>;

/** Maps ids in the file to the ids of existing rows that replace them. */
export type Ids = Map<string, string>;

export interface ImportContext {
  ids: Ids;
  /** The id of the member who imports. */
  createdBy: string | null;
  /** Throws if the import has been aborted. */
  check: () => void;
}
/** A post that is being imported, with the ids of its imported revisions by number. */
interface PostRevisions {
  post: Pick<ArchivedPost, 'live' | 'scheduled'>;
  revisionIds: Map<number, string>;
}

/**
 * Imports posts with their revisions, except posts that exist already. Returns how many, and whether any is public or
 * scheduled.
 */
export async function importPosts(
  trx: Trx,
  { path }: Pick<Archive, 'path'>,
  { ids, createdBy, check }: ImportContext,
  report: Report,
): Promise<{ posts: number; isPublic: boolean }> {
  const kept = new Map<string, PostRevisions>();
  for await (const entry of entriesOf(path)) {
    check();
    if (entry.section === 'posts') {
      const post = readEntry(ArchivedPost, entry);
      if (await isThere(trx, post.id)) report.leftOut(post.title, 'It is here already, and stays as it is');
      else {
        await keepPost(trx, post, entry, ids, createdBy);
        kept.set(post.id, { post, revisionIds: new Map() });
      }
    } else if (entry.section === 'revisions') {
      const revision = readEntry(ArchivedRevision, entry);
      const own = kept.get(revision.postId);
      if (own) own.revisionIds.set(revision.number, await keepRevision(trx, revision, own, entry, ids));
    } else if (entry.section === 'files') break;
  }
  let isPublic = false;
  for (const [id, { post, revisionIds }] of kept) {
    const { live, scheduled } = post;
    if (!live && !scheduled) continue;
    isPublic = true;
    await trx
      .updateTable('blogPosts')
      .set({
        liveRevisionId: live && (revisionIds.get(live.revision) ?? null),
        liveSince: live?.since ?? null,
        scheduledRevisionId: scheduled && (revisionIds.get(scheduled.revision) ?? null),
        publishAt: scheduled?.publishAt ?? null,
      })
      .where('id', '=', id)
      .execute();
  }
  await syncPostReferences(trx, [...kept.keys()]);
  return { posts: kept.size, isPublic };
}

const isThere = async (trx: Trx, id: string) =>
  (await trx.selectFrom('blogPosts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Returns the columns of a post's text, with ids from the file replaced by ours. */
async function textRow(
  entry: Entry,
  ids: Ids,
  { title, slug, excerpt, coverId, categoryId, authorId, seo, content }: ArchivedPost | ArchivedRevision,
) {
  const here = (id: string | null) => (id === null ? null : (ids.get(id) ?? id));
  const read = withIds(await readEntryContent(content, entry), ids);
  // Building the row of the largest post takes about 40 ms, and so does sending it. Other requests can run before each.
  await nextTurn();
  const row = toPostRow({
    ...{
      title,
      slug,
      excerpt,
      coverId: here(coverId),
      categoryId: here(categoryId),
      authorId: here(authorId),
    },
    ...{ seoTitle: seo.title, seoDescription: seo.description },
    content: read,
  });
  await nextTurn();
  return row;
}

/** Replaces the ids of files that the library has under another id. */
function withIds(content: PostContent, ids: Ids): PostContent {
  if (ids.size === 0) return content;
  return JSON.parse(JSON.stringify(content), (key, value) =>
    (key === 'mediaId' || key === 'captionsId') && typeof value === 'string'
      ? (ids.get(value) ?? value)
      : value,
  );
}

async function keepPost(
  trx: Trx,
  post: ArchivedPost,
  entry: Entry,
  ids: Ids,
  createdBy: string | null,
): Promise<void> {
  const { id, version, createdAt, updatedAt, publishedAt, deletedAt, slugs } = post;
  const taken = await trx
    .selectFrom('blogSlugs as held')
    .innerJoin('blogPosts as holder', 'holder.id', 'held.postId')
    .select(['held.slug', 'holder.title'])
    .where(
      'held.slug',
      'in',
      slugs.map(({ slug }) => slug),
    )
    .executeTakeFirst();
  if (taken) {
    const message = `“${post.title}” cannot be imported: “${taken.slug}” leads to the post “${taken.title}” here. Change that first.`;
    throw new HttpError(409, message, { issues: [{ path: 'file', message }] });
  }
  await trx
    .insertInto('blogPosts')
    .values({
      ...(await textRow(entry, ids, post)),
      ...{ id, version, createdAt, updatedAt, publishedAt, deletedAt, createdBy },
    })
    .execute();
  await trx
    .insertInto('blogSlugs')
    .values(slugs.map((slug) => ({ ...slug, postId: id })))
    .execute();
}

async function keepRevision(
  trx: Trx,
  revision: ArchivedRevision,
  { post }: PostRevisions,
  entry: Entry,
  ids: Ids,
): Promise<string> {
  const id = uuidv7();
  const { postId, number, kind, version, createdAt } = revision;
  const { searchText, searchWords, ...row } = await textRow(entry, ids, revision);
  const isPinned = post.live?.revision === number || post.scheduled?.revision === number;
  await trx
    .insertInto('blogRevisions')
    .values({
      ...row,
      id,
      postId,
      number,
      kind,
      version,
      createdAt,
      searchText: isPinned ? searchText : null,
      searchWords: isPinned ? searchWords : null,
    })
    .execute();
  return id;
}
