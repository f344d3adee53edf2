import { join } from 'node:path';
import type { Media } from '@upcurve/contracts/media/media';
import { allBlocks } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { type Draft, written } from '@upcurve/post-blocks/write';
import { type Kysely, sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema/database.ts';
import { isSeeded, recordSeed } from '../db/seeds.ts';
import { authorQueries } from '../features/blog/authors/author-queries.ts';
import { categoryQueries } from '../features/blog/categories/category-queries.ts';
import { claimSlug } from '../features/blog/posts/slugs.ts';
import { syncPostReferences } from '../features/blog/posts/sync-post-references.ts';
import { parseContent, toPostRow } from '../features/blog/posts/working-copy.ts';
import { publishing } from '../features/blog/publishing/publishing.ts';
import { keepRevision } from '../features/blog/revisions/keep-revision.ts';
import { contentChanged } from '../lib/database/content-version.ts';
import type { Services } from '../services.ts';
import { AUTHORS, type AuthorKey } from './posts/authors.ts';
import { CATEGORIES, type CategorySlug } from './posts/categories.ts';
import type { DemoPost } from './posts/demo-post.ts';
import { DEMO_POSTS } from './posts/posts.ts';
import { createDemoFileStore } from './store-demo-file.ts';

/** Resolves next to this file, and next to the built server. */
export const POST_PICTURES = join(import.meta.dirname, 'post-pictures');

const SEED = 'posts';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days from starting an article to publishing it. */
const WRITTEN_DAYS = 6;

type Trx = Transaction<Database>;
/** The stored files by file name. */
type Kept = ReadonlyMap<string, Media>;

const hasPosts = async (db: Kysely<Database>) =>
  Boolean(await db.selectFrom('blogPosts').select('id').limit(1).executeTakeFirst());

/** Returns the publication date of an article, relative to `now`. */
function publishedAtOf(
  { publishedDaysAgo, publishedAt }: Pick<DemoPost, 'publishedDaysAgo' | 'publishedAt'>,
  now: Date,
): Date {
  const day = new Date(now.getTime() - publishedDaysAgo * DAY_MS);
  const [hours, minutes] = publishedAt.split(':').map(Number);
  day.setUTCHours(hours ?? 0, minutes ?? 0, 0, 0);
  return day;
}

function idIn(kept: Kept, file: string): string {
  const media = kept.get(file);
  if (!media) throw new Error(`${file} was not kept.`);
  return media.id;
}

/** Replaces the file names in a block with the ids of the stored pictures. */
function withIds(block: Block, kept: Kept): Block {
  const byId = <P extends { mediaId: string | null }>(picture: P): P => ({
    ...picture,
    mediaId: picture.mediaId && idIn(kept, picture.mediaId),
  });
  if (block.type === 'columns')
    return { ...block, columns: block.columns.map((side) => side.map((each) => withIds(each, kept))) };
  if (block.type === 'image') return byId(block);
  return block.type === 'gallery' ? { ...block, items: block.items.map(byId) } : block;
}

/** Returns the pictures that blocks show. */
const picturesOf = (blocks: readonly Draft[]): { file: string; alt: string }[] =>
  allBlocks(written(blocks)).flatMap((block) => {
    const pictures = block.type === 'image' ? [block] : block.type === 'gallery' ? block.items : [];
    return pictures.flatMap(({ mediaId, alt }) => (mediaId ? [{ file: mediaId, alt }] : []));
  });

async function addCategories(trx: Trx): Promise<Map<CategorySlug, string>> {
  const ids = new Map<CategorySlug, string>();
  for (const { slug, name, description } of CATEGORIES) {
    const id = uuidv7();
    const holder = await categoryQueries(trx).claim(id, slug);
    if (holder !== undefined) throw new Error(`The category “${holder}” has the slug ${slug}.`);
    await categoryQueries(trx).add(id, { slug, name, description });
    ids.set(slug, id);
  }
  return ids;
}

async function addAuthors(trx: Trx, kept: Kept): Promise<Map<AuthorKey, string>> {
  const ids = new Map<AuthorKey, string>();
  for (const [key, { avatar, ...author }] of Object.entries(AUTHORS)) {
    const id = uuidv7();
    const picture = kept.get(avatar);
    await authorQueries(trx).add({
      ...author,
      id,
      avatarUrl: picture?.url ?? '',
      avatarId: picture?.id ?? null,
    });
    ids.set(key as AuthorKey, id);
  }
  return ids;
}

/** Adds a published article with its revision and slug. */
async function addPost(
  trx: Trx,
  { slug, title, excerpt, seo, cover, blocks }: DemoPost,
  { kept, at, ...names }: { kept: Kept; at: Date; categoryId: string | null; authorId: string | null },
): Promise<void> {
  const id = uuidv7();
  const content = parseContent({
    version: 1,
    blocks: written(blocks).map((block) => withIds(block, kept)),
  });
  const row = toPostRow({
    ...{ title, slug, excerpt, content, ...names },
    coverId: idIn(kept, cover.file),
    seoTitle: seo.title,
    seoDescription: seo.description,
  });
  await claimSlug(trx, id, slug);
  const begun = new Date(at.getTime() - WRITTEN_DAYS * DAY_MS);
  await trx
    .insertInto('blogPosts')
    .values({ ...row, id, createdBy: null, updatedBy: null, createdAt: begun, updatedAt: at })
    .execute();
  const revision = await keepRevision(trx, id, 'published', null);
  await sql`update blog_revisions set created_at = ${at} where id = ${revision}`.execute(trx);
  await trx
    .updateTable('blogPosts')
    .set({ liveRevisionId: revision, liveSince: at, publishedAt: at })
    .where('id', '=', id)
    .execute();
  await syncPostReferences(trx, [id]);
}

/**
 * Adds the demo articles to an empty blog, once per database, so articles that staff delete stay deleted. Do not make a
 * user wait for this: the pictures are processed like any upload, which takes seconds. After an interruption the next
 * start reuses the files that are already stored.
 */
export async function seedPosts(services: Services, now = new Date()): Promise<void> {
  const { db } = services;
  if (await isSeeded(db, SEED)) return;
  const keep = createDemoFileStore(services, POST_PICTURES);
  const kept = new Map<string, Media>();
  if (!(await hasPosts(db))) {
    for (const { cover, blocks } of DEMO_POSTS)
      for (const { file, alt } of [cover, ...picturesOf(blocks)])
        kept.set(file, await keep(file, 'image', alt));
    for (const { avatar } of Object.values(AUTHORS)) kept.set(avatar, await keep(avatar, 'image'));
  }
  await publishing(db, async (trx) => {
    // A parallel start may have added them. A blog that already has posts gets no demo posts.
    if (!(await recordSeed(trx, SEED)) || (await hasPosts(trx)) || kept.size === 0) return;
    await contentChanged(trx);
    const categories = await addCategories(trx);
    const authors = await addAuthors(trx, kept);
    for (const post of DEMO_POSTS)
      await addPost(trx, post, {
        kept,
        at: publishedAtOf(post, now),
        categoryId: categories.get(post.category) ?? null,
        authorId: authors.get(post.author) ?? null,
      });
  });
}
