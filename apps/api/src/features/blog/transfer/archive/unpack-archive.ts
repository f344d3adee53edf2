import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { IMPORT_MAX } from '@upcurve/contracts/blog/blog-transfer';
import { unpackTar } from 'modern-tar/fs';
import { ImportError } from '../imported-blog.ts';

/** Unpacked, a compressed export may be larger than an upload, because its text shrinks. */
const UNPACKED_MAX = 3 * IMPORT_MAX;
const ENTRIES_MAX = 20_000;
/** The entries that are unpacked. People may have packed the folder around them. */
const NAMES = /^(?:\.\/)?(?:[^/]+\/)?(posts\.json|media\/[\w-][\w.-]*)$/;

/**
 * Unpacks an export, which may be gzipped, into a new folder, and returns the path of its `posts.json`. Ignores
 * everything else in the tar, such as links.
 * @throws {ImportError} if it is not an export, or is too large
 */
export async function unpackArchive(path: string, folder: string, signal: AbortSignal): Promise<string> {
  const isZipped = await isGzipped(path);
  let entries = 0;
  const unpack = unpackTar(folder, {
    fmode: 0o600,
    strict: true,
    filter({ type, name }) {
      entries += 1;
      if (entries > ENTRIES_MAX) throw new ImportError('This export has too many files.');
      return type === 'file' && NAMES.test(name);
    },
    map: (header) => ({ ...header, name: NAMES.exec(header.name)?.[1] ?? '' }),
  });
  const json = join(folder, 'posts.json');
  try {
    const source = createReadStream(path);
    if (isZipped) await pipeline(source, createGunzip(), limitSize, unpack, { signal });
    else await pipeline(source, limitSize, unpack, { signal });
    await stat(json);
    return json;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ImportError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new ImportError('This is not an export of this system, or it is damaged: it has no posts.json.');
  }
}

async function* limitSize(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > UNPACKED_MAX) throw new ImportError('This export is too large when unpacked.');
    yield chunk;
  }
}

async function isGzipped(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer[0] === 0x1f && buffer[1] === 0x8b;
}
