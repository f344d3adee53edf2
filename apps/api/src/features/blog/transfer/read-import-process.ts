/*
 * Runs as a child process of read-import.ts: `node read-import-process.ts FORMAT FILE RESULT`. stdin: `ImportTarget` as
 * JSON. RESULT: JSON lines, first a `FirstLine`, then one line per post.
 */
import { writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { readArchive } from './archive/read-archive.ts';
import { convertBlog, type ImportTarget } from './convert-blog.ts';
import { readGhost } from './ghost/ghost.ts';
import { ImportError } from './imported-blog.ts';
import type { FirstLine } from './read-import.ts';
import { readText } from './read-text.ts';
import { readWxr } from './wordpress/wxr.ts';

const [format, path = '', result = ''] = process.argv.slice(2);
const target = (await json(process.stdin)) as ImportTarget;

async function read() {
  const file = await readText(path);
  if (format === 'upcurve') return readArchive(file);
  return convertBlog(format === 'wxr' ? readWxr(file) : readGhost(file), target);
}

// Reading by lines would also split at these two characters, which JSON need not escape.
const lineOf = (value: unknown) =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

async function* lines() {
  try {
    const { blog, posts } = await read();
    yield lineOf({ blog } satisfies FirstLine);
    for (const post of posts) yield lineOf(post);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield lineOf({ refused: error.message } satisfies FirstLine);
  }
}

await writeFile(result, lines());
