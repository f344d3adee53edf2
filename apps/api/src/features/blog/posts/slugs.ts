import { slugOf } from '@upcurve/contracts/shared/slug';
import { Id, SLUG_MAX } from '@upcurve/contracts/shared/text';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { HttpError } from '../../../lib/http/errors.ts';

/** Checks whether a slug looks like an id. Calls that accept either would take it for an id. */
export const isLikeId = (slug: string) => Id.safeParse(slug).success;

/** Derives a slug from a name, short enough to append a hyphen and a number of up to seven digits. */
export const slugFromName = (name: string): string => slugOf(name, SLUG_MAX - 8);

/**
 * Returns a free slug derived from a name, with the next number appended if it is taken. Uses `fallback` if the name
 * gives fewer than two characters, and appends it if the slug looks like an id.
 */
export async function freeSlug(
  db: Db,
  table: 'blogSlugs' | 'blogAuthors',
  name: string,
  fallback: string,
): Promise<string> {
  const made = slugFromName(name);
  const base = made.length < 2 ? fallback : isLikeId(made) ? `${made}-${fallback}` : made;
  const taken = await db
    .selectFrom(table)
    .select('slug')
    .where(sql<boolean>`slug = ${base} or slug ~ ${`^${base}-[0-9]{1,7}$`}`)
    .execute();
  if (!taken.some(({ slug }) => slug === base)) return base;
  const numbers = taken.map(({ slug }) => Number(slug.slice(base.length + 1)) || 1);
  return `${base}-${Math.max(...numbers) + 1}`;
}

/** Path segments below /blog/ and /api/blog/ that have another meaning. */
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

/** Checks whether a slug cannot belong to a post, because it has another meaning or looks like an id. */
export const isReserved = (slug: string) => NAMES.has(slug) || isLikeId(slug);

const slugTakenError = (message: string) =>
  new HttpError(409, message, { issues: [{ path: 'slug', message }] });

const findSlugHolder = (db: Db, slug: string) =>
  db
    .selectFrom('blogSlugs as held')
    .innerJoin('blogPosts as post', 'post.id', 'held.postId')
    .select(['post.id', 'post.title', 'post.slug', 'post.deletedAt'])
    .where('held.slug', '=', slug)
    .executeTakeFirst();

async function insertSlug(db: Db, postId: string, slug: string): Promise<boolean> {
  const row = await db
    .insertInto('blogSlugs')
    .values({ slug, postId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reserves a slug for a post. A parallel claim of the same slug waits.
 * @throws {HttpError} 409 if the site uses the slug, or if it is reserved for another post
 */
export async function claimSlug(db: Db, postId: string, slug: string): Promise<void> {
  if (isReserved(slug)) throw slugTakenError(`The site itself uses the address “${slug}”. Choose another.`);
  if (await insertSlug(db, postId, slug)) return;
  const holder = await findSlugHolder(db, slug);
  if (holder?.id === postId) return;
  if (!holder) throw slugTakenError(`Another post has just given up the address “${slug}”. Try again.`);
  const where = holder.deletedAt ? ', which is in the trash' : '';
  throw slugTakenError(
    holder.slug === slug
      ? `“${slug}” is the address of the post “${holder.title}”${where}. Choose another.`
      : `“${slug}” is a former address of the post “${holder.title}”${where}, and leads readers there. Choose another.`,
  );
}

/** Reserves a slug for a post unless another post has it. Returns whether it is reserved for this post now. */
export async function reserveSlugIfFree(db: Db, postId: string, slug: string): Promise<boolean> {
  return (await insertSlug(db, postId, slug)) || (await findSlugHolder(db, slug))?.id === postId;
}

/** Reserves a free slug derived from the title for a post, and returns it. */
export async function claimSlugFor(db: Db, postId: string, title: string): Promise<string> {
  for (;;) {
    const made = await freeSlug(db, 'blogSlugs', title, 'post');
    const slug = isReserved(made) ? await freeSlug(db, 'blogSlugs', `${made} post`, 'post') : made;
    if (await insertSlug(db, postId, slug)) return slug;
  }
}
