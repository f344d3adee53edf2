import type { CurrentUser } from '@upcurve/contracts/account/account';
import { type Media, VIDEO_MAX } from '@upcurve/contracts/media/media';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import type { Call } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { mediaAdder, type Slot, type Upload } from './add.ts';
import { dropFiles } from './keep.ts';
import { usesOf } from './media-uses.ts';
import { mediaQueries } from './queries.ts';
import { mediaRestorer } from './restore.ts';

/** The form of a request as an upload. */
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
  // Who does not say how much is coming is taken for the largest.
  const size = Number(request.headers['content-length'] ?? VIDEO_MAX);
  return { files, fields, size, createdBy: user.id, isCut: () => reply.raw.destroyed };
}

/** What nothing uses, deleted with its rows; its files go once the transaction has come to its end. */
async function deleteUnused(trx: Transaction<Database>, ids: readonly string[]) {
  const files = [];
  // In one order, so that two who delete the same do not wait for each other.
  for (const id of [...new Set(ids)].sort()) {
    const own = await mediaQueries(trx).lock(id);
    if (!own || (await usesOf(trx, id)).length > 0) continue;
    await mediaQueries(trx).delete(id);
    files.push(...own);
  }
  return files;
}

/** For what shows media. */
export function mediaService(services: Services) {
  const add = mediaAdder(services);

  /** Does what may end the use of media, which it adds to `former` by id: what nothing else uses is deleted with its files. */
  async function changeUse(
    work: (trx: Transaction<Database>, former: string[]) => Promise<void>,
  ): Promise<void> {
    const files = await services.db.transaction().execute(async (trx) => {
      const former: string[] = [];
      await work(trx, former);
      return deleteUnused(trx, former);
    });
    if (files.length > 0) await dropFiles(services, files);
  }

  return {
    changeUse,
    restore: mediaRestorer(services),

    /**
     * Keeps the file of a form, and hands it to `use`, with undefined where the form carries none. Where `use` fails, nothing of it
     * is left but what was there before.
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

/** Media by id, and kept from being deleted until the transaction ends. */
export const mediaInUse = (trx: Transaction<Database>, id: string): Promise<Media | undefined> =>
  mediaQueries(trx).share(id);

/** Media by their ids. */
export const mediaById = (db: Db, ids: readonly string[]): Promise<Map<string, Media>> =>
  mediaQueries(db).byId(ids);

/** The newest so many that contain a term. */
export async function findMedia(db: Db, search: string, limit: number): Promise<Media[]> {
  return (await mediaQueries(db).list({ search, limit })).items;
}
