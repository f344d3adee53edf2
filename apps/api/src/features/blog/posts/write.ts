import { isDeepStrictEqual } from 'node:util';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { PostChange, PostInput } from '@upcurve/contracts/blog/posts';
import { EMPTY_CONTENT } from '@upcurve/post-blocks/content';
import { type Kysely, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/client.ts';
import type { BlogPostsTable } from '../../../db/schema/blog.ts';
import type { Database } from '../../../db/schema/database.ts';
import { checkVersion, conflict, invalidField, orNotFound } from '../../../lib/http/errors.ts';
import { authorQueries } from '../authors.ts';
import { categoryQueries } from '../categories.ts';
import { keepPreviousVersion } from '../revisions.ts';
import { lockMediaOf, lockPicture } from './post-media.ts';
import { contentOf } from './post-view.ts';
import { claimSlug, claimSlugFor } from './slugs.ts';
import { syncPostReferences } from './sync-post-references.ts';
import { changeOf, type PostText, toPostRow } from './working-copy.ts';

export type StoredPost = Selectable<BlogPostsTable>;

/**
 * Locks a post that is not in the trash.
 * @throws {HttpError} 404, 409 if it is in the trash, 412 if its version is not the one that the caller saw
 */
export async function lockPost(trx: Trx, id: string, seen?: number): Promise<StoredPost> {
  const row = await trx
    .selectFrom('blogPosts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const post = orNotFound(row, 'post');
  if (post.deletedAt) throw conflict('This post is in the trash. Restore it first.');
  checkVersion(seen, post.version, 'this post');
  return post;
}

export function textOf(post: StoredPost): PostText {
  const { title, slug, excerpt, coverId, categoryId, authorId, seoTitle, seoDescription } = post;
  const content = contentOf(post.content);
  return { title, slug, excerpt, coverId, categoryId, authorId, seoTitle, seoDescription, content };
}

async function checkNames(trx: Trx, { categoryId, authorId }: Partial<PostText>): Promise<void> {
  if (categoryId && !(await categoryQueries(trx).idOf(categoryId)))
    throw invalidField('categoryId', 'This category does not exist.');
  if (authorId && !(await authorQueries(trx).idOf(authorId)))
    throw invalidField('authorId', 'This author does not exist.');
}

/** Applies a change to a text, except the slug, and locks its files. @throws {HttpError} 400 if it is invalid */
async function applyChange(
  trx: Trx,
  before: PostText,
  { featuredImage, ...input }: Omit<PostChange, 'keepsPrevious'>,
): Promise<PostText> {
  const change = changeOf(input);
  const coverId =
    featuredImage === undefined ? before.coverId : await lockPicture(trx, featuredImage, 'featuredImage');
  await checkNames(trx, change);
  const text = { ...before, ...change, coverId };
  if (change.content) await lockMediaOf(trx, text.content);
  return text;
}

/** Overwrites the working copy of a locked post. Stores the old one as a revision if needed, or always. */
export async function overwriteWorkingCopy(
  trx: Trx,
  post: StoredPost,
  text: PostText,
  user: { id: string | null },
  { keepsPrevious = false } = {},
): Promise<void> {
  await keepPreviousVersion(trx, post, user.id, { isAlways: keepsPrevious });
  await trx
    .updateTable('blogPosts')
    .set({ ...toPostRow(text), version: sql`version + 1`, updatedAt: sql`now()`, updatedBy: user.id })
    .where('id', '=', post.id)
    .execute();
  await syncPostReferences(trx, [post.id]);
}

/** The author of a member's posts: the profile with the member's email address, otherwise that of the last post. */
async function authorOf(trx: Trx, { id }: CurrentUser): Promise<string | null> {
  const member = await trx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  const author = member?.email ? await authorQueries(trx).withEmail(member.email) : undefined;
  if (author) return author.id;
  const last = await trx
    .selectFrom('blogPosts')
    .select('authorId')
    .where('createdBy', '=', id)
    .where('authorId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.authorId ?? null;
}

/** Creates a draft and returns its id. If the author is omitted, it is the author of the member's posts. */
export const createPost = (
  db: Kysely<Database>,
  { slug, ...input }: PostInput,
  user: CurrentUser,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const id = uuidv7();
    const empty = {
      title: '',
      slug: '',
      excerpt: '',
      seoTitle: '',
      seoDescription: '',
      content: EMPTY_CONTENT,
    };
    const authorId = input.authorId === undefined ? await authorOf(trx, user) : null;
    const text = await applyChange(trx, { ...empty, coverId: null, categoryId: null, authorId }, input);
    if (slug !== undefined) await claimSlug(trx, id, slug);
    text.slug = slug ?? (await claimSlugFor(trx, id, text.title));
    await trx
      .insertInto('blogPosts')
      .values({ ...toPostRow(text), id, createdBy: user.id, updatedBy: user.id })
      .execute();
    await syncPostReferences(trx, [id]);
    return id;
  });

export const updatePost = (
  db: Kysely<Database>,
  id: string,
  { slug, keepsPrevious, ...input }: PostChange,
  seen: number | undefined,
  user: CurrentUser,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, id, seen);
    const before = textOf(post);
    const text = { ...(await applyChange(trx, before, input)), slug: slug ?? post.slug };
    if (isDeepStrictEqual(text, before)) return;
    if (text.slug !== post.slug) await claimSlug(trx, id, text.slug);
    await overwriteWorkingCopy(trx, post, text, user, { keepsPrevious });
  });
