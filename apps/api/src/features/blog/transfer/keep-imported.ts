import type { CurrentUser } from '@upcurve/contracts/account';
import { AUTHOR_NAME_MAX, AUTHORS_MAX, BIO_MAX } from '@upcurve/contracts/blog-authors';
import { CATEGORIES_MAX, CATEGORY_NAME_MAX, DESCRIPTION_MAX } from '@upcurve/contracts/blog-categories';
import type { ImportReport } from '@upcurve/contracts/blog-transfer';
import { SLUG_MAX } from '@upcurve/contracts/slug';
import { Email } from '@upcurve/contracts/text';
import { slugOf } from '@upcurve/post-blocks/outline';
import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/schema/database.ts';
import { conflict } from '../../../lib/errors.ts';
import { authorQueries } from '../author-queries.ts';
import { categoryQueries } from '../category-queries.ts';
import { isLikeId } from '../free-slug.ts';
import { inStep } from '../in-step.ts';
import { publishing } from '../publishing.ts';
import { rowOf } from '../working-copy.ts';
import type { ImportedAuthor, ImportedBlog, ImportedCategory } from './imported-blog.ts';
import { Report } from './report.ts';
import { type ConvertedPost, converted, plainWords } from './text-of-import.ts';

type Trx = Transaction<Database>;

const AT_ONCE = 100;

/** Writes what another blog's file holds as drafts, all of it or nothing. `check` throws where nobody waits for it any more. */
export async function keepImported(
  db: Kysely<Database>,
  blog: ImportedBlog,
  user: CurrentUser,
  check: () => void,
): Promise<ImportReport> {
  const report = new Report();
  for (const what of blog.left) report.leftOut('', what);
  const posts = await converted(db, blog, report, check);
  await publishing(db, async (trx) => {
    await holdAll(trx, posts);
    const categories = await categoryIds(
      trx,
      used(blog.categories, posts, 'category', ({ slug }) => slug),
      report,
    );
    const authors = await authorIds(trx, namedAuthors(blog, posts), report);
    for (let at = 0; at < posts.length; at += AT_ONCE) {
      check();
      await addDrafts(trx, posts.slice(at, at + AT_ONCE), { categories, authors }, user);
    }
    check();
  });
  report.posts = posts.length;
  return report.answer;
}

/** Writes drafts, each with the revision that it came as. */
async function addDrafts(
  trx: Trx,
  posts: readonly ConvertedPost[],
  { categories, authors }: Record<'categories' | 'authors', ReadonlyMap<string, string>>,
  user: CurrentUser,
): Promise<void> {
  const slugs = posts.map(({ id, text }) => ({ slug: text.slug, postId: id }));
  const claimed = await trx
    .insertInto('blogSlugs')
    .values(slugs)
    .onConflict((taken) => taken.doNothing())
    .returning('slug')
    .execute();
  if (claimed.length < slugs.length)
    throw conflict('Somebody took one of the addresses meanwhile. Import the file again.');
  const rows = posts.map(({ id, text, category, author, createdAt }) => {
    const categoryId = (category !== undefined && categories.get(category)) || null;
    const authorId = (author !== undefined && authors.get(author)) || null;
    const by = { createdBy: user.id, updatedBy: user.id };
    return { ...rowOf({ ...text, categoryId, authorId }), id, createdAt, ...by };
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
  await inStep(trx, ids);
}

/** Keeps the files that posts show from being deleted. */
async function holdAll(trx: Trx, posts: readonly ConvertedPost[]): Promise<void> {
  const ids = [...new Set(posts.flatMap(({ mediaIds }) => mediaIds))];
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (rows.length < ids.length) throw conflict('A picture was deleted meanwhile. Import the file again.');
}

function used<T>(
  all: readonly T[],
  posts: readonly ConvertedPost[],
  by: 'category' | 'author',
  keyOf: (each: T) => string,
): T[] {
  const keys = new Set(posts.map((post) => post[by]));
  return all.filter((each) => keys.has(keyOf(each)));
}

/** The authors of these posts; who is named alone has no more than a name. */
function namedAuthors(blog: ImportedBlog, posts: readonly ConvertedPost[]): ImportedAuthor[] {
  const known = used(blog.authors, posts, 'author', ({ key }) => key);
  const keys = new Set(known.map(({ key }) => key));
  const unknown = new Set(posts.flatMap(({ author }) => (author && !keys.has(author) ? [author] : [])));
  return [...known, ...[...unknown].map((key) => ({ key, name: key, email: '', bio: '' }))];
}

const nameOf = (text: string, max: number, fallback: string) => {
  const { words } = plainWords(text, max);
  return words.length > 1 ? words : fallback;
};

/** The category for each slug of the file: the one that has it, or else a new one. */
async function categoryIds(trx: Trx, categories: readonly ImportedCategory[], report: Report) {
  const queries = categoryQueries(trx);
  const ids = new Map<string, string>();
  for (const { slug: given, name, description } of categories) {
    const made = slugOf(given || name, SLUG_MAX);
    const slug = made.length > 1 && !isLikeId(made) ? made : `category-${made}`.replace(/-$/, '');
    let id = await queries.idOf(slug);
    if (!id) {
      if ((await queries.count()) >= CATEGORIES_MAX)
        throw conflict(`There can be ${CATEGORIES_MAX} categories. Delete one first.`);
      id = uuidv7();
      await queries.claim(id, slug);
      await queries.add(id, {
        name: nameOf(name, CATEGORY_NAME_MAX, slug),
        slug,
        description: plainWords(description, DESCRIPTION_MAX).words,
      });
      report.categories += 1;
    }
    ids.set(given, id);
  }
  return ids;
}

/** The author for each key of the file: who has the same e-mail address, or without one the same name, or else a new one. */
async function authorIds(trx: Trx, authors: readonly ImportedAuthor[], report: Report) {
  const queries = authorQueries(trx);
  const ids = new Map<string, string>();
  for (const { key, name: given, email: said, bio } of authors) {
    const name = nameOf(given, AUTHOR_NAME_MAX, 'Unknown');
    const email = Email.safeParse(said).data ?? '';
    let id = email ? await withEmail(trx, email) : await queries.idOf(slugOf(name));
    if (!id) {
      if ((await queries.count()) >= AUTHORS_MAX)
        throw conflict(`There can be ${AUTHORS_MAX} authors. Delete one first.`);
      id = uuidv7();
      await queries.add({ id, name, email, bio: plainWords(bio, BIO_MAX).words });
      if (email === '') report.leftOut('', `The author ${name} has no e-mail address`);
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
