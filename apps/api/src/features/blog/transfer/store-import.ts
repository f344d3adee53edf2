import { AUTHORS_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORIES_MAX } from '@upcurve/contracts/blog/blog-categories';
import type { ImportReport } from '@upcurve/contracts/blog/blog-transfer';
import type { Media } from '@upcurve/contracts/media/media';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { v7 as uuidv7 } from 'uuid';

import { countRows, type Trx } from '../../../db/client.ts';
import { contentChanged } from '../../../lib/database/content-version.ts';
import { conflict } from '../../../lib/http/errors.ts';
import type { Services } from '../../../services.ts';
import { mediaService } from '../../media/service.ts';
import { authorQueries } from '../authors.ts';
import { categoryQueries } from '../categories.ts';
import { lockMedia } from '../posts/post-media.ts';
import { syncPostReferences } from '../posts/sync-post-references.ts';
import { type RowData, toInsertableRow } from '../posts/working-copy.ts';
import { type AddedMedia, addMedia, type Importer } from './add-media.ts';

import {
  ImportError,
  type ReadAuthor,
  type ReadBlog,
  type ReadCategory,
  type ReadPost,
  Report,
} from './imported-blog.ts';

const UNIQUE_VIOLATION = '23505';

export interface ImportSource {
  blog: ReadBlog;
  posts: AsyncIterable<ReadPost> | Iterable<ReadPost>;
  folder: string;
}

/**
 * Stores an import: first its files, like uploads, then everything else in one transaction. If that fails, the new
 * files are deleted.
 * @param isWanted checked in the transaction
 */
export async function storeImport(
  services: Services,
  { blog, posts, folder }: ImportSource,
  importer: Importer,
  isWanted: (trx: Trx) => Promise<boolean> = async () => true,
): Promise<ImportReport> {
  const report = new Report(blog.left);
  const media: AddedMedia = { known: new Map(), added: [] };
  try {
    await addMedia(services, blog.media, folder, importer, report, media);
    report.media = media.added.length;
    await services.db.transaction().execute(async (trx) => {
      if (await isWanted(trx)) await storeBlog(trx, blog, posts, media, importer, report);
    });
    return report.answer;
  } catch (error) {
    if (media.added.length > 0)
      await mediaService(services).changeUse(async (_trx, former) => void former.push(...media.added));
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === UNIQUE_VIOLATION) throw new ImportError(`The file has something twice: ${detail}`);
    throw error;
  }
}

/** What replaces the keys and ids of the file. */
interface Replacements {
  categories: ReadonlyMap<string, string>;
  authors: ReadonlyMap<string, string>;
  media: ReadonlyMap<string, string>;
}

async function storeBlog(
  trx: Trx,
  blog: ReadBlog,
  posts: ImportSource['posts'],
  { known }: AddedMedia,
  { createdBy, signal }: Importer,
  report: Report,
): Promise<void> {
  const media = new Map(blog.mediaIds.map((id) => [id, id]));
  for (const [id, { id: ours }] of known) media.set(id, ours);
  const used = new Set(media.values());
  if ((await lockMedia(trx, [...used])).size < used.size)
    throw conflict('A picture was deleted during the import. Import the file again.');
  const categories = await storeCategories(trx, blog.categories, report);
  const authors = await storeAuthors(trx, blog.authors, known, report);
  const ids: string[] = [];
  let isPublic = false;
  for await (const post of posts) {
    signal.throwIfAborted();
    if (!(await storePost(trx, post, { categories, authors, media }, createdBy, report))) continue;
    ids.push(post.id);
    isPublic ||= post.revisions.some(({ liveSince, publishAt }) => liveSince ?? publishAt);
  }
  await syncPostReferences(trx, ids);
  if (isPublic) await contentChanged(trx);
  report.posts = ids.length;
  signal.throwIfAborted();
}

const ours = (replacements: ReadonlyMap<string, string>, id: string | null) =>
  id === null ? null : (replacements.get(id) ?? null);

/** Returns a row with the keys and ids of the file replaced. Places of files that are missing become empty. */
function ourRow(row: RowData, { categories, authors, media }: Replacements): RowData {
  let { content } = row;
  for (const id of row.mediaIds) {
    const own = media.get(id);
    if (own !== id) content = content.replaceAll(`"${id}"`, own ? `"${own}"` : 'null');
  }
  return {
    ...row,
    content,
    categoryId: ours(categories, row.categoryId),
    authorId: ours(authors, row.authorId),
    coverId: ours(media, row.coverId),
    mediaIds: row.mediaIds.flatMap((id) => media.get(id) ?? []),
  };
}

/** Stores a post with its revisions. Returns false if it is here already. */
async function storePost(
  trx: Trx,
  { row: theirs, slugs, revisions, ...columns }: ReadPost,
  replacements: Replacements,
  createdBy: string | null,
  report: Report,
): Promise<boolean> {
  const { id } = columns;
  const row = ourRow(theirs, replacements);
  const here = await trx.selectFrom('blogPosts').select('id').where('id', '=', id).executeTakeFirst();
  if (here) {
    report.leftOut(row.title, 'It is here already, and stays as it is');
    return false;
  }
  if (row.mediaIds.length < theirs.mediaIds.length)
    report.leftOut(row.title, 'Pictures or videos that are not in the file. Their places are empty');
  await claimSlugs(trx, id, slugs, row.title);
  await trx
    .insertInto('blogPosts')
    .values({ ...toInsertableRow(row), ...columns, createdBy, updatedBy: createdBy })
    .execute();

  for (const { row: theirs, liveSince, publishAt, ...revision } of revisions) {
    const revisionId = uuidv7();
    const isFound = Boolean(liveSince ?? publishAt);
    await trx
      .insertInto('blogRevisions')
      .values({
        ...toInsertableRow(theirs ? ourRow(theirs, replacements) : row),
        ...(!isFound && { searchText: null, searchWords: null }),
        ...revision,
        id: revisionId,
        postId: id,
        // Exports leave out who wrote their other revisions.
        createdBy: revision.kind === 'imported' ? createdBy : null,
      })
      .execute();
    if (!isFound) continue;
    await trx
      .updateTable('blogPosts')
      .set({
        ...(liveSince && { liveRevisionId: revisionId, liveSince }),
        ...(publishAt && { scheduledRevisionId: revisionId, publishAt }),
      })
      .where('id', '=', id)
      .execute();
  }
  return true;
}

/** @throws {HttpError} 409 if another post has one of the slugs */
async function claimSlugs(trx: Trx, postId: string, slugs: ReadPost['slugs'], title: string): Promise<void> {
  const claimed = await trx
    .insertInto('blogSlugs')
    .values(slugs.map((slug) => ({ ...slug, postId })))
    .onConflict((taken) => taken.doNothing())
    .returning('slug')
    .execute();
  const taken = slugs.find(({ slug }) => !claimed.some((each) => each.slug === slug));
  if (!taken) return;
  const holder = await trx
    .selectFrom('blogSlugs as held')
    .innerJoin('blogPosts as holder', 'holder.id', 'held.postId')
    .select('holder.title')
    .where('held.slug', '=', taken.slug)
    .executeTakeFirst();
  const message = `“${title}” cannot be imported: “${taken.slug}” leads to the post “${holder?.title}” here. Change that first.`;
  throw conflict(message, [{ path: 'file', message }]);
}

/** Maps the key of each category to an existing category with that id or slug, or to a new one. */
async function storeCategories(trx: Trx, categories: readonly ReadCategory[], report: Report) {
  const queries = categoryQueries(trx);
  const ids = new Map<string, string>();
  for (const { key, id = uuidv7(), name, slug, description, createdAt, slugs = [slug] } of categories) {
    const same = (await queries.idOf(id)) ?? (await queries.idOf(slug));
    ids.set(key, same ?? id);
    if (same) continue;
    if ((await countRows(trx.selectFrom('blogCategories'))) >= CATEGORIES_MAX)
      throw conflict(`There can be at most ${CATEGORIES_MAX} categories. Delete some first.`);
    await trx.insertInto('blogCategories').values({ id, name, slug, description, createdAt }).execute();
    for (const each of new Set([slug, ...slugs])) {
      const holder = await queries.claim(id, each);
      if (holder)
        report.leftOut('', `That “${each}” leads to the category “${name}”: it leads to “${holder}”`);
    }
    report.categories += 1;
  }
  return ids;
}

/**
 * Maps the key of each author to an existing author with the same id, email address or slug (the name's, if the file
 * has neither), or to a new one.
 */
async function storeAuthors(
  trx: Trx,
  authors: readonly ReadAuthor[],
  media: ReadonlyMap<string, Media>,
  report: Report,
) {
  const queries = authorQueries(trx);
  const ids = new Map<string, string>();
  for (const { key, id = uuidv7(), name, slug, email, bio, avatarId, createdAt } of authors) {
    const knownSlug = slug ?? (email === '' ? slugOf(name) : undefined);
    const same =
      (await queries.idOf(id)) ??
      (email ? (await queries.withEmail(email))?.id : undefined) ??
      (knownSlug ? await queries.idOf(knownSlug) : undefined);
    ids.set(key, same ?? id);
    if (same) continue;
    if ((await countRows(trx.selectFrom('blogAuthors'))) >= AUTHORS_MAX)
      throw conflict(`There can be at most ${AUTHORS_MAX} authors. Delete some first.`);
    const avatar = avatarId ? media.get(avatarId) : undefined;
    if (avatarId && avatar?.kind !== 'image') report.leftOut('', `The picture of the author ${name}`);
    const picture = avatar?.kind === 'image' ? { avatarId: avatar.id, avatarUrl: avatar.url } : {};
    await queries.add({ id, name, slug, email, bio, createdAt, ...picture });
    if (email === '') report.leftOut('', `The author ${name} has no email address`);
    report.authors += 1;
  }
  return ids;
}
