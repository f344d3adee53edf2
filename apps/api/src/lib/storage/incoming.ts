import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { noSpace } from '../http/errors.ts';

export interface Incoming {
  path: string;
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** The number of first bytes that identify a file type. */
const HEAD = 64;
const WRITE_BUFFER_BYTES = 1024 * 1024;

/**
 * Writes a file to disk as it arrives. Calls `limitFor` once, with the first bytes. If that throws or the file is
 * larger than its limit, nothing is left behind.
 */
export async function receiveFile(
  folder: string,
  stream: Readable,
  limitFor: (head: Buffer) => { max: number; tooLarge: () => Error },
): Promise<Incoming> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  let limit: ReturnType<typeof limitFor> | undefined;
  const meter = new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        size += chunk.length;
        hash.update(chunk);
        if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)]);
        if (head.length === HEAD) limit ??= limitFor(head);
        if (limit && size > limit.max) throw limit.tooLarge();
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        limit ??= limitFor(head);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  try {
    await pipeline(
      stream,
      meter,
      createWriteStream(path, { flags: 'wx', highWaterMark: WRITE_BUFFER_BYTES }),
    );
    return { path, size, hash: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** @throws {HttpError} 507 if this many bytes would leave less than `reserve` free on the disk */
export async function checkRoom(folder: string, bytes: number, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < reserve) throw noSpace();
}

/** The owner of an upload folder: the machine, the process id, and a random id because process ids are reused. */
const OWN_ID = randomUUID();
export const OWN_FOLDER = `${hostname()}.${process.pid}.${OWN_ID}`;

/**
 * Checks whether the process that made a folder has ended. Returns false for folders of other machines and unknown
 * folders.
 */
function isOfDead(name: string): boolean {
  const [, machine, pid, id] = /^(.+)\.(\d+)\.([\da-f-]{36})$/.exec(name) ?? [];
  if (machine !== hostname() || id === OWN_ID) return false;
  // In a container every start gets the same process id.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Deletes unfinished uploads of killed processes on this machine. Called at start. */
export async function deleteAbandonedUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (isOfDead(name)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Deletes files of all processes that are too old to be in use. Returns how many. */
export async function sweepIncoming(folder: string, olderThan: number): Promise<number> {
  let swept = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || found.mtimeMs >= olderThan) continue;
    await rm(path, { force: true });
    swept++;
  }
  return swept;
}
