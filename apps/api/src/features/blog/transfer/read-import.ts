import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ImportFormat } from '@upcurve/contracts/blog/blog-transfer';
import type { Db } from '../../../db/client.ts';
import type { ImportTarget } from './convert-blog.ts';
import { ImportError, type ReadBlog, type ReadPost } from './imported-blog.ts';

/*
 * Files are read in a separate process, so that none can block or crash the API. A thread is not enough: if it runs out
 * of memory during JSON.parse, V8 ends the whole process.
 */

/** Enough for the largest file that we accept. */
const LIMITS = { seconds: 30, megabytes: 768 };

export type FirstLine = { blog: ReadBlog } | { refused: string };

/** In the same folder as this file, in both source and build (vite.config.ts). */
const PROCESS = fileURLToPath(
  new URL(`./read-import-process${extname(import.meta.filename)}`, import.meta.url),
);
const run = promisify(execFile);

/**
 * Reads a file. Writes what it read beside it, for the caller to delete.
 * @param signal stops the process when the client has gone
 * @throws {ImportError} if the file is not in that format, or takes too much time or memory to read
 */
export async function readImport(
  { path, format }: { path: string; format: ImportFormat },
  target: ImportTarget,
  signal: AbortSignal,
  { seconds, megabytes } = LIMITS,
): Promise<{ blog: ReadBlog; posts: AsyncIterable<ReadPost> }> {
  const result = `${path}.read`;
  const args = [`--max-old-space-size=${megabytes}`, PROCESS, format, path, result];
  // No environment variables: a process that reads untrusted files must not see our secrets.
  const running = run(process.execPath, args, {
    env: {},
    signal,
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  });
  // Writing to a dead process fails. The cause of its exit is handled below.
  running.child.stdin?.on('error', () => {}).end(JSON.stringify(target));
  try {
    await running;
  } catch (error) {
    signal.throwIfAborted();
    const killedBy = (error as { signal?: NodeJS.Signals }).signal;
    const advice = 'Split it into smaller files.';
    if (killedBy === 'SIGKILL')
      throw new ImportError(`This file takes longer than ${seconds} s to read. ${advice}`);
    // V8 aborts when its heap is full.
    if (killedBy === 'SIGABRT') throw new ImportError(`This file needs too much memory. ${advice}`);
    throw error;
  }
  const lines = linesOf(result);
  const first = (await lines.next()).value as FirstLine;
  if ('refused' in first) throw new ImportError(first.refused);
  return { blog: first.blog, posts: lines as AsyncIterable<ReadPost> };
}

async function* linesOf(path: string): AsyncGenerator<unknown> {
  await using file = await open(path);
  for await (const line of file.readLines()) yield JSON.parse(line);
}

export async function readExistingBlog(db: Db): Promise<ImportTarget> {
  const library = await db
    .selectFrom('media')
    .select(['id', 'kind', 'fileName'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const slugs = await db.selectFrom('blogSlugs').select('slug').execute();
  return { library, takenSlugs: slugs.map(({ slug }) => slug) };
}
