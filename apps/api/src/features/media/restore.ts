import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { conflict, noSpace } from '../../lib/errors.ts';
import { checkRoom } from '../../lib/incoming.ts';
import { searchText } from '../../lib/search.ts';
import { isUnavailable } from '../../lib/unavailable.ts';
import type { Services } from '../../services.ts';
import { dropFiles } from './drop-files.ts';
import { mediaQueries, type StoredFile } from './queries.ts';
import { checkFile, type RestoredMedia } from './restore-check.ts';

export interface Restoring {
  /** Under which id the library has what it has under another. */
  ids: ReadonlyMap<string, string>;
  /** How many it has not. */
  count: number;
  /** Makes them known. */
  addRows(trx: Transaction<Database>, createdBy: string): Promise<void>;
}

/**
 * Takes files of another library in under their own ids and names, and hands them to `use`, which adds their rows. What the library
 * has already stays as it is. Where anything fails, nothing is left of them. `pathOf` is where the bytes lie; they are moved.
 * @throws {HttpError} 400 where a file is not what it should be
 */
export const mediaRestorer =
  (services: Services) =>
  async <T>(
    media: readonly RestoredMedia[],
    pathOf: (key: string) => string,
    check: () => void,
    use: (restoring: Restoring) => Promise<T>,
  ): Promise<T> => {
    const { db, storage, config } = services;
    const { fresh, ids } = await known(mediaQueries(db), media);
    const files = fresh.flatMap((medium) => medium.files.map((file) => ({ file, medium })));
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    await checkRoom(storage.incoming, bytes, config.mediaReserve);
    if ((await mediaQueries(db).used()) + bytes > config.mediaQuota) throw noSpace();
    for (const { file, medium } of files) {
      check();
      await checkFile(pathOf(file.key), file, medium);
    }
    const keys = files.map(({ file }) => file.key);
    // What browsers keep under a name would be shown in place of another file's bytes.
    if (keys.length > 0 && (await mediaQueries(db).unknown(keys)).length < keys.length)
      throw conflict('The library has other files under the names of these.');

    const kept: Pick<StoredFile, 'key'>[] = [];
    try {
      for (const key of keys) {
        check();
        kept.push({ key });
        await storage.adopt(key, pathOf(key));
      }
      return await use({
        ids,
        count: fresh.length,
        addRows: (trx, createdBy) => addRows(trx, fresh, createdBy),
      });
    } catch (error) {
      // Where the database has left us in doubt the rows may be there: then only the sweep may tell.
      if (!isUnavailable(error as Error)) await dropFiles(services, kept);
      throw error;
    }
  };

/** Those that the library has not; for the others, under which id it has them. */
async function known(queries: ReturnType<typeof mediaQueries>, media: readonly RestoredMedia[]) {
  const ids = new Map<string, string>();
  const fresh: RestoredMedia[] = [];
  const there = await queries.byId(media.map(({ id }) => id));
  for (const medium of media) {
    if (there.has(medium.id)) continue;
    const same = await queries.findByHash(medium.hash);
    if (same) ids.set(medium.id, same.id);
    else fresh.push(medium);
  }
  return { fresh, ids };
}

async function addRows(
  trx: Transaction<Database>,
  media: readonly RestoredMedia[],
  createdBy: string,
): Promise<void> {
  for (const { files, focalPoint, ...medium } of media) {
    const added = await trx
      .insertInto('media')
      .values({
        ...medium,
        ...{ focalX: focalPoint.x, focalY: focalPoint.y, createdBy },
        searchText: searchText([medium.fileName, medium.alt]),
      })
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('Somebody added one of the files meanwhile. Try again.');
    await trx
      .insertInto('mediaFiles')
      .values(files.map((file) => ({ ...file, mediaId: medium.id })))
      .execute();
  }
}
