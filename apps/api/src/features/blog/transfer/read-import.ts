import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OtherFormat } from '@upcurve/contracts/blog/blog-transfer';
import type { Db } from '../../../db/client.ts';
import type { ConvertedBlog, ConvertedPost, ImportTarget } from './convert-import.ts';
import { ImportError } from './imported-blog.ts';
import { linesOf } from './lines.ts';

/*
 * Files of other systems are read in a separate process, so that no file can crash the API. A thread is not enough: if
 * it runs out of memory during JSON.parse, V8 ends the whole process.
 */

/** Enough for the largest file that we accept. */
const LIMITS = { seconds: 30, megabytes: 768 };

export type FirstLine = { blog: ConvertedBlog } | { refused: string };

/** In the same folder as this file, in both source and build (vite.config.ts). */
const PROCESS = fileURLToPath(
  new URL(`./read-import-process${extname(import.meta.filename)}`, import.meta.url),
);

/**
 * Reads a file of another system and passes it to `work`, which reads the posts one by one.
 * @param signal stops the process when the client has gone
 * @throws {ImportError} if the file is not in that format, or takes too much time or memory to read
 */
export async function withReadImport<T>(
  { path, format }: { path: string; format: OtherFormat },
  here: ImportTarget,
  signal: AbortSignal,
  work: (blog: ConvertedBlog, posts: AsyncIterable<ConvertedPost>) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  // No environment variables: a process that reads untrusted files must not see our secrets.
  const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, PROCESS, format, path], {
    env: {},
    stdio: 'pipe',
    signal,
    killSignal: 'SIGKILL',
  });
  // Without a listener, an aborted child would crash this process.
  child.on('error', () => {});
  const deadline = setTimeout(() => child.kill('SIGKILL'), limits.seconds * 1000);
  const ended = new Promise((resolve) => child.once('close', resolve));
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000);
  });
  // Writing to a dead process fails. The cause of its exit is handled below.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(here));
  const lines = linesOf(child.stdout.setEncoding('utf8'));
  try {
    const { value: line } = await lines.next();
    if (line === undefined) {
      await ended;
      throw signal.aborted ? signal.reason : exitError(child.signalCode, complaint, limits.seconds);
    }
    const first = JSON.parse(line) as FirstLine;
    clearTimeout(deadline);
    if ('refused' in first) throw new ImportError(first.refused);
    return await work(first.blog, posts(lines, first.blog.posts));
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
    // Unread output would delay the close event.
    child.stdout.destroy();
    await ended;
  }
}

async function* posts(lines: AsyncIterable<string>, expected: number): AsyncGenerator<ConvertedPost> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    yield JSON.parse(line);
  }
  if (count < expected) throw new Error(`The import process ended after ${count} of ${expected} posts.`);
}

function exitError(killedBy: NodeJS.Signals | null, complaint: string, seconds: number): Error {
  const advice = 'Split it into smaller files.';
  if (killedBy === 'SIGKILL')
    return new ImportError(`This file takes longer than ${seconds} s to read. ${advice}`);
  // V8 aborts when its heap is full.
  if (killedBy === 'SIGABRT') return new ImportError(`This file needs too much memory. ${advice}`);
  return new Error(`The import process failed: ${complaint}`);
}

/** Reads the existing data that an import needs. */
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
