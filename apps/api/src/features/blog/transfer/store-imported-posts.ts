import type { CurrentUser } from '@upcurve/contracts/account/account';
import { AUTHORS_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORIES_MAX } from '@upcurve/contracts/blog/blog-categories';
import type { ImportReport, OtherFormat } from '@upcurve/contracts/blog/blog-transfer';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { Email, SLUG_MAX } from '@upcurve/contracts/shared/text';
import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/schema/database.ts';
import { conflict } from '../../../lib/http/errors.ts';
import type { Services } from '../../../services.ts';
import { authorQueries } from '../authors/author-queries.ts';
import { categoryQueries } from '../categories/category-queries.ts';
import { isLikeId } from '../posts/free-slug.ts';
import { syncPostReferences } from '../posts/sync-post-references.ts';
import { toInsertableRow } from '../posts/working-copy.ts';
import type { ConvertedPost } from './convert-import.ts';
import { decodePercents, type ImportedAuthor, type ImportedCategory } from './imported-blog.ts';
import type { PictureFetchOptions } from './missing-pictures.ts';
import { type NewPlace, startPictureFetch } from './pictures/picture-fetches.ts';
import { readExistingBlog, withReadImport } from './read-import.ts';
import { Report } from './report.ts';

type Trx = Transaction<Database>;

const AT_ONCE = 100;
/** Maximum total content length of a batch, in characters. */
const BATCH_SIZE = 1024 * 1024;

/**
 * Stores the posts of another system's file as drafts, all or none.
 * @param fetching set if pictures that the library lacks are fetched afterwards
 * @param signal aborts the import when the client has gone
 * @throws {ImportError} if the file cannot be read
 */
export async function storeImportedPosts(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  { fetching, ...file }: { path: string; format: OtherFormat; fetching: PictureFetchOptions | undefined },
  user: CurrentUser,
  signal: AbortSignal,
): Promise<ImportReport> {
  const here = { ...(await readExistingBlog(db)), fetching };
  return withReadImport(file, here, signal, async (blog, posts) => {
    const report = new Report();
    report.addLeftOut(blog.left);
    await db.transaction().execute(async (trx) => {
      await holdAll(trx, blog.mediaIds);
      const categories = await categoryIds(trx, blog.categories, report);
      const authors = await authorIds(trx, blog.authors, report);
      const places: NewPlace[] = [];
      for await (const batch of inBatches(posts)) {
        signal.throwIfAborted();
        await addDrafts(trx, batch, { categories, authors }, user);
        for (const post of batch) for (const place of post.places) places.push({ ...place, postId: post.id });
      }
      if (places.length > 0) await startPictureFetch(trx, queue, { format: file.format, places }, user.id);
      report.pictures = places.length;
      signal.throwIfAborted();
    });
    report.posts = blog.posts;
    return report.answer;
  });
}

/** Groups posts into batches that are small enough not to block other requests while they are written. */
async function* inBatches(posts: AsyncIterable<ConvertedPost>): AsyncGenerator<ConvertedPost[]> {
  let batch: ConvertedPost[] = [];
  let size = 0;
  for await (const post of posts) {
    batch.push(post);
    size += post.row.content.length;
    if (batch.length < AT_ONCE && size < BATCH_SIZE) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Writes drafts, each with a first revision of its imported state. */
async function addDrafts(
  trx: Trx,
  posts: readonly ConvertedPost[],
  { categories, authors }: Record<'categories' | 'authors', ReadonlyMap<string, string>>,
  user: CurrentUser,
): Promise<void> {
  const slugs = posts.map(({ id, row }) => ({ slug: row.slug, postId: id }));
  const claimed = await trx
    .insertInto('blogSlugs')
    .values(slugs)
    .onConflict((taken) => taken.doNothing())
    .returning('slug')
    .execute();
  if (claimed.length < slugs.length)
    throw conflict('One of the addresses has just been taken. Import the file again.');
  const rows = posts.map(({ id, row, category, author, createdAt }) => {
    const categoryId = (category !== undefined && categories.get(category)) || null;
    const authorId = (author !== undefined && authors.get(author)) || null;
    const by = { createdBy: user.id, updatedBy: user.id };
    return { ...toInsertableRow(row), categoryId, authorId, id, createdAt, ...by };
  });
  await trx.insertInto('blogPosts').values(rows).execute();
  const ids = posts.map(({ id }) => id);
  await sql`
    insert into blog_revisions (id, post_id, number, kind, version, title, slug, excerpt, cover_id, category_id, author_id,
      seo_title, seo_description, content, words, media_ids, created_by)
    select revision_id, post.id, 1, 'imported', version, title, slug, excerpt, cover_id, category_id, author_id,
      seo_title, seo_description, content, words, media_ids, created_by
    from blog_posts as post join unnest(${ids}::uuid[], ${ids.map(() => uuidv7())}::uuid[]) as made (post_id, revision_id)
      on made.post_id = post.id`.execute(trx);
  await syncPostReferences(trx, ids);
}

/** Locks the files that posts use against deletion. */
async function holdAll(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (rows.length < ids.length)
    throw conflict('A picture was deleted during the import. Import the file again.');
}

/** Maps each category slug of the file to an existing category with that slug, or to a new one. */
async function categoryIds(trx: Trx, categories: readonly ImportedCategory[], report: Report) {
  const queries = categoryQueries(trx);
  const ids = new Map<string, string>();
  for (const { slug: given, name, description } of categories) {
    // The codes of a slug in another script are kept: without them, such categories would become one.
    const made = slugOf(decodePercents(given), SLUG_MAX) || slugOf(given || name, SLUG_MAX);
    const slug = made.length > 1 && !isLikeId(made) ? made : `category-${made}`.replace(/-$/, '');
    let id = await queries.idOf(slug);
    if (!id) {
      if ((await queries.count()) >= CATEGORIES_MAX)
        throw conflict(`There can be at most ${CATEGORIES_MAX} categories. Delete one first.`);
      id = uuidv7();
      await queries.claim(id, slug);
      await queries.add(id, {
        name: name || slug,
        slug,
        description,
      });
      report.categories += 1;
    }
    ids.set(given, id);
  }
  return ids;
}

/**
 * Maps each author key of the file to an existing author with the same email address (or the same name if the file has
 * no address), or to a new one.
 */
async function authorIds(trx: Trx, authors: readonly ImportedAuthor[], report: Report) {
  const queries = authorQueries(trx);
  const ids = new Map<string, string>();
  for (const { key, name, email: said, bio } of authors) {
    const email = Email.safeParse(said).data ?? '';
    let id = email ? await withEmail(trx, email) : await queries.idOf(slugOf(name));
    if (!id) {
      if ((await queries.count()) >= AUTHORS_MAX)
        throw conflict(`There can be at most ${AUTHORS_MAX} authors. Delete one first.`);
      id = uuidv7();
      await queries.add({ id, name, email, bio });
      if (email === '') report.leftOut('', `The author ${name} has no email address`);
      report.authors += 1;
    }
    ids.set(key, id);
  }
  return ids;
}

async function withEmail(trx: Trx, email: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('blogAuthors')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .orderBy('createdAt')
    .executeTakeFirst();
  return row?.id;
}
