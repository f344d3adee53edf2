import { Id, SLUG_MAX } from '@upcurve/contracts/shared/text';
import { slugOf } from '@upcurve/post-blocks/outline';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Whether a slug would be mistaken for an id where both are accepted. */
export const isLikeId = (slug: string) => Id.safeParse(slug).success;

/** As it is made of a name, with room for a hyphen and a number behind it. */
export const slugFromName = (name: string): string => slugOf(name, SLUG_MAX - 8);

/** Made of a name: itself, or with the next number behind it where it is taken; `fallback` where the name gives none. */
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
