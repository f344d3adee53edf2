import type { Db } from '../../../db/client.ts';
import { HttpError } from '../../../lib/http/errors.ts';
import { freeSlug, isLikeId } from './free-slug.ts';

/** Other addresses below /blog/ and /api/blog/. */
const NAMES: ReadonlySet<string> = new Set([
  'author',
  'authors',
  'categories',
  'category',
  'export',
  'import',
  'new',
  'paths',
  'preview',
]);

/** Whether no post can be found by it. */
export const isReserved = (slug: string) => NAMES.has(slug) || isLikeId(slug);

const taken = (message: string) => new HttpError(409, message, { issues: [{ path: 'slug', message }] });

/** The post that has, or had, a slug. */
const holderOf = (db: Db, slug: string) =>
  db
    .selectFrom('blogSlugs as held')
    .innerJoin('blogPosts as post', 'post.id', 'held.postId')
    .select(['post.id', 'post.title', 'post.slug', 'post.deletedAt'])
    .where('held.slug', '=', slug)
    .executeTakeFirst();

async function take(db: Db, postId: string, slug: string): Promise<boolean> {
  const row = await db
    .insertInto('blogSlugs')
    .values({ slug, postId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives a post a slug. A parallel claim of the same slug waits.
 * @throws {HttpError} 409 where it is, or leads to, another post's
 */
export async function claimSlug(db: Db, postId: string, slug: string): Promise<void> {
  if (isReserved(slug)) throw taken(`The site itself uses the address “${slug}”. Choose another.`);
  if (await take(db, postId, slug)) return;
  const holder = await holderOf(db, slug);
  if (holder?.id === postId) return;
  if (!holder) throw taken(`Another post has just given up the address “${slug}”. Try again.`);
  const where = holder.deletedAt ? ', which is in the trash' : '';
  throw taken(
    holder.slug === slug
      ? `“${slug}” is the address of the post “${holder.title}”${where}. Choose another.`
      : `“${slug}” is a former address of the post “${holder.title}”${where}, and leads readers there. Choose another.`,
  );
}

/** Gives a post a slug, unless another post has it; whether it has it now. */
export async function takeIfFree(db: Db, postId: string, slug: string): Promise<boolean> {
  return (await take(db, postId, slug)) || (await holderOf(db, slug))?.id === postId;
}

/** Gives a post a slug made of its title, and says which. */
export async function claimSlugFor(db: Db, postId: string, title: string): Promise<string> {
  for (;;) {
    const made = await freeSlug(db, 'blogSlugs', title, 'post');
    const slug = isReserved(made) ? await freeSlug(db, 'blogSlugs', `${made} post`, 'post') : made;
    if (await take(db, postId, slug)) return slug;
  }
}
