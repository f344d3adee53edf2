import { AUTHORS_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORIES_MAX } from '@upcurve/contracts/blog/blog-categories';
import type { Media } from '@upcurve/contracts/media/media';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { v7 as uuidv7 } from 'uuid';
import { countRows, type Trx } from '../../../db/client.ts';
import { conflict } from '../../../lib/http/errors.ts';
import { authorQueries } from '../authors.ts';
import { categoryQueries } from '../categories.ts';
import type { ReadAuthor, ReadCategory, Report } from './imported-blog.ts';

/** Maps the key of each category to an existing category with that id or slug, or to a new one. */
export async function storeCategories(trx: Trx, categories: readonly ReadCategory[], report: Report) {
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
export async function storeAuthors(
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
