import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { noSpace } from './errors.ts';

/** A file that has arrived whole, under a name of ours. */
export interface Incoming {
  path: string;
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** So many bytes tell what a file is. */
const HEAD = 64;
const WRITTEN_AT_ONCE = 1024 * 1024;

/**
 * Writes a file to disk as it arrives. `judge` is asked once for its first bytes and gives how large it may be at most; what it
 * throws, or a file that is larger, leaves nothing behind.
 */
export async function receive(
  folder: string,
  stream: Readable,
  judge: (head: Buffer) => { max: number; tooLarge: () => Error },
): Promise<Incoming> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  let limit: ReturnType<typeof judge> | undefined;
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        size += chunk.length;
        hash.update(chunk);
        if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
        if (head.length === HEAD) limit ??= judge(head);
        if (limit && size > limit.max) throw limit.tooLarge();
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        limit ??= judge(head);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', highWaterMark: WRITTEN_AT_ONCE }));
    return { path, size, hash: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** @throws {HttpError} 507 where so many bytes more would not leave the disk the room it keeps */
export async function checkRoom(folder: string, bytes: number, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < reserve) throw noSpace();
}

/** Deletes what a process that died has left there; gives how much. */
export async function sweepIncoming(folder: string, olderThan: number): Promise<number> {
  let swept = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= olderThan) continue;
    await rm(path, { force: true });
    swept++;
  }
  return swept;
}
