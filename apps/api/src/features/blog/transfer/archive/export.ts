import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../../../../lib/http/errors.ts';
import { checkRoom } from '../../../../lib/storage/incoming.ts';
import type { Services } from '../../../../services.ts';
import { archiveLines } from './archive-lines.ts';
import { type Medium, PIECE_BYTES } from './archive-shape.ts';
import { authorsOf, categoriesOf, mediaOf, posts, revisions } from './export-rows.ts';

/**
 * Exports the whole blog to a temporary file, which is deleted after it has been read. A slow client holds neither a
 * database connection nor memory, and errors occur before the response starts.
 */
export async function exportBlog(services: Services): Promise<AsyncIterable<Uint8Array>> {
  const { db, storage, config } = services;
  await checkRoom(storage.incoming, 0, config.mediaReserve);
  const path = join(storage.incoming, randomUUID());
  // A snapshot of all tables. It ends before the files are read, which takes longest.
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const media = await mediaOf(trx);
    async function* files() {
      await trx.commit().execute();
      yield* bytesOf(services, media);
    }
    const sections = {
      categories: await categoriesOf(trx),
      authors: await authorsOf(trx),
      media,
      posts: posts(trx),
      revisions: revisions(trx),
      files: files(),
    };
    await pipeline(Readable.from(archiveLines(sections)), createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await rm(path, { force: true });
    if (!trx.isCommitted) await trx.rollback().execute();
    throw error;
  }
  return readAndDelete(path);
}

async function* readAndDelete(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function* bytesOf(
  { storage }: Services,
  media: readonly Medium[],
): AsyncGenerator<{ key: string; data: string }> {
  for (const { key } of media.flatMap(({ files }) => files)) {
    const stored = await storage.find(key);
    if (!stored) throw new HttpError(503, 'A file was deleted during the export. Please try again.');
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of await stored.open()) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
      for (; rest.length >= PIECE_BYTES; rest = rest.subarray(PIECE_BYTES))
        yield { key, data: rest.toString('base64', 0, PIECE_BYTES) };
    }
    if (rest.length > 0) yield { key, data: rest.toString('base64') };
  }
}
