import { slugOf } from '@upcurve/contracts/shared/slug';
import { Id, SLUG_MAX } from '@upcurve/contracts/shared/text';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

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
