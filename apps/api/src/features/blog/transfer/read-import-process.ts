/*
 * Runs as a child process of read-import.ts: `node read-import-process.ts FORMAT FILE RESULT`. stdin: `ImportTarget` as
 * JSON. RESULT: JSON lines, first a `FirstLine`, then one line per post.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { readArchive } from './archive/read-archive.ts';
import { convertBlog, type ImportTarget } from './convert-blog.ts';
import { readGhost } from './ghost.ts';
import { ImportError } from './imported-blog.ts';
import type { FirstLine } from './read-import.ts';
import { readWxr } from './wxr.ts';

const [format, path = '', result = ''] = process.argv.slice(2);
const target = (await json(process.stdin)) as ImportTarget;

async function read() {
  const file = await readText(path);
  if (format === 'upcurve') return readArchive(file);
  return convertBlog(format === 'wxr' ? readWxr(file) : readGhost(file), target);
}

/** Reads a text file in the encoding that its XML declaration names, otherwise as UTF-8. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  const start = bytes.toString('latin1', 0, 200);
  const [, encoding = 'utf-8'] = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([^"']*)/.exec(start) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new ImportError(`The encoding “${encoding}” of this file is unknown. Save the file as UTF-8.`);
  }
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
