import { rm } from 'node:fs/promises';
import type { CurrentUser } from '@upcurve/contracts/account';
import { AUTHORS_MAX, CATEGORIES_MAX, type ImportReport } from '@upcurve/contracts/blog';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Database } from '../../../db/schema/database.ts';
import { contentChanged } from '../../../lib/content-version.ts';
import { conflict, noSpace } from '../../../lib/errors.ts';
import { checkRoom } from '../../../lib/incoming.ts';
import { searchText } from '../../../lib/search.ts';
import { isUnavailable } from '../../../lib/unavailable.ts';
import type { Services } from '../../../services.ts';
import { dropFiles } from '../../media/drop-files.ts';
import { mediaQueries } from '../../media/queries.ts';
import { authorQueries } from '../author-queries.ts';
import { categoryQueries } from '../category-queries.ts';
import { publishing } from '../publishing.ts';
import { type Archive, checkedArchive } from './archive-check.ts';
import { checkFile } from './archive-files.ts';
import { keepPosts } from './archive-posts.ts';
import type { Medium } from './archive-shape.ts';
import { Report } from './report.ts';

type Trx = Transaction<Database>;

/** Ids of the file by those that stand for them here: what is here already is used instead. */
export type Ids = Map<string, string>;

/**
 * Brings in an export, all of it or nothing. What is here already under its id is left as it is; a category with the same
 * slug, an author with the same slug or e-mail address and the same picture are used in place of the file's.
 * @throws {ImportError} where something in the file is not as it should be
 * @throws {HttpError} 409 where a post stands in the way
 */
export async function keepArchive(
  services: Services,
  path: string,
  user: CurrentUser,
  check: () => void,
): Promise<ImportReport> {
  const { db, storage, config } = services;
  const files = new Map<string, string>();
  const kept: { key: string }[] = [];
  try {
    const archive = await checkedArchive(path, storage.incoming, files);
    const report = new Report();
    const ids: Ids = new Map();
    const fresh = await freshMedia(mediaQueries(db), archive, ids);
    const bytes = fresh.flatMap((medium) => medium.files).reduce((sum, { size }) => sum + size, 0);
    await checkRoom(storage.incoming, 0, config.mediaReserve);
    if ((await mediaQueries(db).used()) + bytes > config.mediaQuota) throw noSpace();
    for (const medium of fresh)
      for (const file of medium.files) {
        check();
        await checkFile(files.get(file.key) ?? '', file, medium);
      }
    await checkKeys(db, fresh);
    for (const { key } of fresh.flatMap((medium) => medium.files)) {
      kept.push({ key });
      await storage.adopt(key, files.get(key) ?? '');
    }
    await publishing(db, async (trx) => {
      await keepMedia(trx, fresh, user);
      await keepCategories(trx, archive, ids, report);
      await keepAuthors(trx, archive, ids, report);
      const { posts, isPublic } = await keepPosts(trx, archive, { ids, user, report, check });
      report.posts = posts;
      report.media = fresh.length;
      if (isPublic) await contentChanged(trx);
      check();
    });
    return report.answer;
  } catch (error) {
    // Where the database has left us in doubt the rows may be there: then only the sweep may tell.
    if (!isUnavailable(error as Error)) await dropFiles(services, kept);
    throw error;
  } finally {
    for (const each of files.values()) await rm(each, { force: true });
  }
}

/** Those of the file that the library has not; for the others, under which id it has them. */
async function freshMedia(
  queries: ReturnType<typeof mediaQueries>,
  { media }: Archive,
  ids: Ids,
): Promise<Medium[]> {
  const there = await queries.byId(media.map(({ id }) => id));
  const fresh: Medium[] = [];
  for (const medium of media) {
    if (there.has(medium.id)) continue;
    const same = await queries.findByHash(medium.hash);
    if (same) ids.set(medium.id, same.id);
    else fresh.push(medium);
  }
  return fresh;
}

/** A name of a file is never used twice: what browsers keep under it would be shown. */
async function checkKeys(db: Db, media: readonly Medium[]): Promise<void> {
  const keys = media.flatMap(({ files }) => files.map(({ key }) => key));
  if (keys.length === 0) return;
  const unknown = await mediaQueries(db).unknown(keys);
  if (unknown.length < keys.length)
    throw conflict('The library has files under names of this export, of other pictures.');
}

async function keepMedia(trx: Trx, media: readonly Medium[], user: CurrentUser): Promise<void> {
  for (const { files, focalPoint, ...medium } of media) {
    const row = {
      ...medium,
      ...{ focalX: focalPoint.x, focalY: focalPoint.y, createdBy: user.id },
      searchText: searchText([medium.fileName, medium.alt]),
    };
    const added = await trx
      .insertInto('media')
      .values(row)
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('Somebody added one of the pictures meanwhile. Import the file again.');
    await trx
      .insertInto('mediaFiles')
      .values(files.map((file) => ({ ...file, mediaId: medium.id })))
      .execute();
  }
}

async function keepCategories(trx: Trx, { categories }: Archive, ids: Ids, report: Report): Promise<void> {
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
    throw conflict(`There can be ${CATEGORIES_MAX} categories. Delete some first.`);
}

async function keepAuthors(trx: Trx, { authors }: Archive, ids: Ids, report: Report): Promise<void> {
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
    const avatarUrl =
      avatarId && avatarId !== author.avatarId ? await urlOf(trx, avatarId) : author.avatarUrl;
    await trx
      .insertInto('blogAuthors')
      .values({ ...author, avatarId, avatarUrl })
      .execute();
    report.authors += 1;
  }
  if ((await queries.count()) > AUTHORS_MAX)
    throw conflict(`There can be ${AUTHORS_MAX} authors. Delete some first.`);
}

const urlOf = async (trx: Trx, mediaId: string) => (await mediaQueries(trx).share(mediaId))?.url ?? '';
