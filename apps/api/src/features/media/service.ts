import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Media } from '@upcurve/contracts/media/media';
import { VIDEO_MAX } from '@upcurve/contracts/media/media-limits';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import type { Db, Trx } from '../../db/client.ts';
import type { Call } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { createMediaAdder, type Slot, type Upload } from './add.ts';
import { mediaQueries, usesOf } from './queries.ts';
import { dropFiles } from './store-files.ts';

export function uploadOf(
  {
    request,
    reply,
    user,
    files,
  }: Pick<Call<Endpoint>, 'request' | 'reply'> & {
    user: CurrentUser;
    files: Upload['files'];
  },
  fields: Upload['fields'],
): Upload {
  // Without a content-length, assume the largest upload.
  const size = Number(request.headers['content-length'] ?? VIDEO_MAX);
  return { files, fields, size, createdBy: user.id, isCut: () => reply.raw.destroyed };
}

/** Deletes media that nothing uses. Returns their files, to be deleted after the commit. */
async function deleteUnused(trx: Trx, ids: readonly string[]) {
  const files = [];
  // Sorted, so that two transactions that delete the same media do not deadlock.
  for (const id of [...new Set(ids)].sort()) {
    const own = await mediaQueries(trx).lock(id);
    if (!own || (await usesOf(trx, id)).length > 0) continue;
    await mediaQueries(trx).delete(id);
    files.push(...own);
  }
  return files;
}

export function mediaService(services: Services) {
  const add = createMediaAdder(services);

  /**
   * Runs work that stops using media and adds their ids to `former`. Deletes those that nothing else uses, with their
   * files.
   */
  async function changeUse(work: (trx: Trx, former: string[]) => Promise<void>): Promise<void> {
    const files = await services.db.transaction().execute(async (trx) => {
      const former: string[] = [];
      await work(trx, former);
      return deleteUnused(trx, former);
    });
    if (files.length > 0) await dropFiles(services, files);
  }

  return {
    changeUse,
    add,

    findByHash: (hash: string) => mediaQueries(services.db).findByHash(hash),

    /**
     * Stores the file of a form and passes it to `use`, or undefined if the form has none. If `use` fails, a file that
     * was new to the library is deleted again.
     */
    async addFor<T>(upload: Upload, slot: Slot, use: (media: Media | undefined) => Promise<T>): Promise<T> {
      const added = await add(upload, slot);
      try {
        return await use(added?.media);
      } catch (error) {
        const { isNew, media } = added ?? {};
        if (isNew && media) await changeUse(async (_trx, former) => void former.push(media.id));
        throw error;
      }
    },
  };
}

/** Returns a medium by id and locks it against deletion until the transaction ends. */
export const mediaInUse = (trx: Trx, id: string): Promise<Media | undefined> => mediaQueries(trx).share(id);

export const mediaById = (db: Db, ids: readonly string[]): Promise<Map<string, Media>> =>
  mediaQueries(db).byId(ids);

export async function findMedia(db: Db, search: string, limit: number): Promise<Media[]> {
  return (await mediaQueries(db).list({ search, limit })).items;
}
