import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { deleteAbandonedUploads, OWN_FOLDER } from './incoming.ts';
import type { Storage } from './storage.ts';

const CHUNK = 256 * 1024;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Without syncing the folder, a power failure can lose the new file name. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores files in 256 subfolders of a folder. A file gets its final name once it is complete. */
export async function openFolder(folder: string): Promise<Storage> {
  const incoming = join(folder, 'incoming', OWN_FOLDER);
  const kept = join(folder, 'kept');
  await deleteAbandonedUploads(dirname(incoming));
  for (const each of [incoming, kept]) await mkdir(each, { recursive: true });
  const pathOf = (key: string) => join(kept, key.slice(0, 2), key);

  async function adopt(key: string, path: string): Promise<void> {
    await sync(path);
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
    await sync(dirname(target));
  }

  return {
    incoming,
    adopt,

    async put(key, content) {
      const path = join(incoming, randomUUID());
      try {
        await pipeline(content, createWriteStream(path, { flags: 'wx' }));
        await adopt(key, path);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async find(key) {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        return { size, open: async (range) => createReadStream(path, { ...range, highWaterMark: CHUNK }) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async delete(keys) {
      for (const key of keys)
        await unlink(pathOf(key)).catch((error) => {
          if (!isMissing(error)) throw error;
        });
    },

    async *list() {
      for (const part of await readdir(kept)) {
        for (const key of await readdir(join(kept, part))) {
          const found = await stat(join(kept, part, key)).catch(() => undefined);
          if (found) yield { key, changedAt: found.mtime };
        }
      }
    },

    health: () => access(kept, constants.W_OK),
  };
}
