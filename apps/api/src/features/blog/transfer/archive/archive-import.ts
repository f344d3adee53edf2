import { rm } from 'node:fs/promises';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { AUTHORS_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORIES_MAX } from '@upcurve/contracts/blog/blog-categories';
import type { ImportReport } from '@upcurve/contracts/blog/blog-transfer';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema/database.ts';
import { contentChanged } from '../../../../lib/database/content-version.ts';
import { conflict } from '../../../../lib/http/errors.ts';
import type { Services } from '../../../../services.ts';
import { mediaInUse, mediaService } from '../../../media/service.ts';
import { authorQueries } from '../../authors/author-queries.ts';
import { categoryQueries } from '../../categories/category-queries.ts';
import { Report } from '../report.ts';
import { type Archive, checkArchive } from './archive-check.ts';
import { type Ids, type ImportContext, importPosts } from './archive-posts.ts';

type Trx = Transaction<Database>;

/**
 * Imports an export, all or nothing. Items whose id already exists stay unchanged. A category with the same slug, an
 * author with the same slug or email address and the same picture are reused instead of the file's.
 * @throws {ImportError} if the file is invalid
 * @throws {HttpError} 409 if an existing post conflicts
 */
export async function importArchive(
  services: Services,
  path: string,
  user: CurrentUser,
  check: () => void,
): Promise<ImportReport> {
  const { db, storage } = services;
  const files = new Map<string, string>();
  try {
    const archive = await checkArchive(path, storage.incoming, files);
    const pathOf = (key: string) => files.get(key) ?? '';
    return await mediaService(services).restore(archive.media, pathOf, check, (restoring) =>
      db.transaction().execute(async (trx) => {
        await restoring.addRows(trx, user.id);
        const ids = new Map(restoring.ids);
        const report = await importEntries(trx, archive, { ids, createdBy: user.id, check });
        report.media = restoring.count;
        return report.answer;
      }),
    );
  } finally {
    for (const each of files.values()) await rm(each, { force: true });
  }
}

/** Imports everything but the media, whose ids in this library are in `ids`. */
export async function importEntries(
  trx: Trx,
  archive: Pick<Archive, 'path' | 'categories' | 'authors'>,
  context: ImportContext,
): Promise<Report> {
  const report = new Report();
  await keepCategories(trx, archive, context.ids, report);
  await keepAuthors(trx, archive, context.ids, report);
  const { posts, isPublic } = await importPosts(trx, archive, context, report);
  report.posts = posts;
  if (isPublic) await contentChanged(trx);
  context.check();
  return report;
}

async function keepCategories(
  trx: Trx,
  { categories }: Pick<Archive, 'categories'>,
  ids: Ids,
  report: Report,
): Promise<void> {
  const queries = categoryQueries(trx);
  for (const { slugs, ...category } of categories) {
    if (await queries.idOf(category.id)) continue;
    const same = await queries.idOf(category.slug);
    if (same) {
      ids.set(category.id, same);
      report.leftOut('', `The category “${category.name}”: the one at “${category.slug}” is used`);
      continue;
    }
    await trx.insertInto('blogCategories').values(category).execute();
    for (const slug of slugs) {
      const holder = await queries.claim(category.id, slug);
      if (holder)
        report.leftOut(
          '',
          `That “${slug}” leads to the category “${category.name}”: it leads to “${holder}”`,
        );
    }
    report.categories += 1;
  }
  if ((await queries.count()) > CATEGORIES_MAX)
    throw conflict(`There can be at most ${CATEGORIES_MAX} categories. Delete some first.`);
}

async function keepAuthors(
  trx: Trx,
  { authors }: Pick<Archive, 'authors'>,
  ids: Ids,
  report: Report,
): Promise<void> {
  const queries = authorQueries(trx);
  for (const author of authors) {
    if (await queries.idOf(author.id)) continue;
    const same = await trx
      .selectFrom('blogAuthors')
      .select('id')
      .where(sql<boolean>`slug = ${author.slug} or (email <> '' and lower(email) = lower(${author.email}))`)
      .orderBy('createdAt')
      .executeTakeFirst();
    if (same) {
      ids.set(author.id, same.id);
      report.leftOut('', `The author ${author.name}: the one with the same address is used`);
      continue;
    }
    const avatarId = author.avatarId && (ids.get(author.avatarId) ?? author.avatarId);
    if (author.avatarUrl && !avatarId)
      report.leftOut('', `The picture of the author ${author.name}: ${author.avatarUrl.slice(0, 200)}`);
    const avatarUrl = avatarId ? await urlOf(trx, avatarId, author.avatarUrl) : '';
    await trx
      .insertInto('blogAuthors')
      .values({ ...author, avatarId, avatarUrl })
      .execute();
    report.authors += 1;
  }
  if ((await queries.count()) > AUTHORS_MAX)
    throw conflict(`There can be at most ${AUTHORS_MAX} authors. Delete some first.`);
}

/** Returns the given address if the library has that file of the picture, otherwise the picture's current address. */
async function urlOf(trx: Trx, mediaId: string, given: string): Promise<string> {
  const key = given.replace(/^.*\//, '');
  const row = await trx
    .selectFrom('mediaFiles')
    .select('key')
    .where('mediaId', '=', mediaId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? given : ((await mediaInUse(trx, mediaId))?.url ?? '');
}
