import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { MediaKind } from '@upcurve/contracts/media/media';
import type { Transaction } from 'kysely';
import { isUnavailable } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { conflict, invalid, noSpace } from '../../lib/http/errors.ts';
import { searchText } from '../../lib/search/search.ts';
import { checkRoom } from '../../lib/storage/incoming.ts';
import type { Services } from '../../services.ts';
import { mediaQueries, type StoredFile } from './queries.ts';
import { checkFile, type RestoredMedia } from './restore-check.ts';
import { dropFiles } from './store-files.ts';

export interface MediaRestorePlan {
  /** Maps ids in the file to ids under which the library already has the same files. */
  ids: ReadonlyMap<string, string>;
  /** The number of media that are new to the library. */
  count: number;
  /** Adds the rows of the new media. */
  addRows(trx: Transaction<Database>, createdBy: string): Promise<void>;
}

/**
 * Adds the files of another library under their own ids and names, then calls `use`, which adds their rows. Skips media
 * that the library already has. If anything fails, no new file remains. `pathOf` returns the current path of a file.
 * @throws {HttpError} 400 if a file does not match its description
 */
export const mediaRestorer =
  (services: Services) =>
  async <T>(
    media: readonly RestoredMedia[],
    pathOf: (key: string) => string,
    check: () => void,
    use: (restoring: MediaRestorePlan) => Promise<T>,
  ): Promise<T> => {
    const { db, storage, config } = services;
    const { fresh, ids } = await findKnownMedia(services, media, pathOf);
    const files = fresh.flatMap((medium) => medium.files.map((file) => ({ file, medium })));
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    await checkRoom(storage.incoming, bytes, config.mediaReserve);
    if ((await mediaQueries(db).used()) + bytes > config.mediaQuota) throw noSpace();
    for (const { file, medium } of files) {
      check();
      await checkFile(pathOf(file.key), file, medium);
    }
    const keys = files.map(({ file }) => file.key);
    // Browsers cache files by name, and would show the old bytes.
    if (!(await areFree(services, keys)))
      throw conflict('The library has different files with the same names.');

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
      // If the connection was lost, the rows may exist. Then only the nightly cleanup can tell.
      if (!isUnavailable(error as Error)) await dropFiles(services, kept);
      throw error;
    }
  };

type NewRestoredMedia = RestoredMedia & { hash: string };
const NAMES = { image: 'a picture', video: 'a video', captions: 'captions' } as const;

/** Finds the media that are new to the library, and the ids of media that it has under another id. */
async function findKnownMedia(
  services: Services,
  media: readonly RestoredMedia[],
  pathOf: (key: string) => string,
) {
  const ids = new Map<string, string>();
  const fresh: NewRestoredMedia[] = [];
  const there = await mediaQueries(services.db).byId(media.map(({ id }) => id));
  for (const medium of media) {
    const { id, kind, fileName, files } = medium;
    const here = there.get(id);
    if (here && here.kind !== kind) {
      const message = `“${fileName}” is ${NAMES[kind]} in the file, and is ${NAMES[here.kind]} in the library.`;
      throw invalid([{ path: 'file', message }]);
    }
    if (here) continue;
    const main = files.find(({ role }) => role === 'main');
    const same =
      main &&
      (await findSameMedia(services, kind, main.size, await sha256(createReadStream(pathOf(main.key)))));
    if (same) ids.set(id, same);
    // The export lacks the original upload, so its hash cannot be verified, and a claimed hash must not match later
    // uploads.
    else fresh.push({ ...medium, hash: createHash('sha256').update(`restored ${id}`).digest('hex') });
  }
  return { fresh, ids };
}

async function sha256(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** Returns the id of the library's medium with the same main file. */
async function findSameMedia(
  { db, storage }: Services,
  kind: MediaKind,
  size: number,
  hash: string,
): Promise<string | undefined> {
  const alike = await mediaQueries(db).mainsOf(kind, size);
  for (const { key, mediaId } of alike) {
    const stored = await storage.find(key);
    if (stored && (await sha256(await stored.open())) === hash) return mediaId;
  }
  return undefined;
}

/** Whether these names are free: no row uses them, and no file of a deleted row remains. */
async function areFree({ db, storage }: Services, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  if ((await mediaQueries(db).unknown(keys)).length < keys.length) return false;
  for (const key of keys) if (await storage.find(key)) return false;
  return true;
}

async function addRows(
  trx: Transaction<Database>,
  media: readonly NewRestoredMedia[],
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
    if (!added) throw conflict('Someone else has added one of these files. Try again.');
    await trx
      .insertInto('mediaFiles')
      .values(files.map((file) => ({ ...file, mediaId: medium.id })))
      .execute();
  }
}
