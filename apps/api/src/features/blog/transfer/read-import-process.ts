/*
 * Runs as a child process of read-import.ts: `node read-import-process.ts FORMAT FILE`. stdin: `Here` as JSON. stdout:
 * JSON lines, first a `FirstLine`, then one line per post.
 */
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { convertBlog, type ImportTarget } from './convert-import.ts';
import { readGhost } from './ghost/ghost.ts';
import { ImportError } from './imported-blog.ts';
import type { FirstLine } from './read-import.ts';
import { readText } from './read-text.ts';
import { readWxr } from './wordpress/wxr.ts';

const [format, path = ''] = process.argv.slice(2);

function* answer(here: ImportTarget, imported: Awaited<ReturnType<typeof readWxr>>) {
  const { blog, posts } = convertBlog(imported, here);
  yield `${JSON.stringify({ blog } satisfies FirstLine)}\n`;
  for (const post of posts) yield `${JSON.stringify(post)}\n`;
}

try {
  const here = JSON.parse(await text(process.stdin)) as ImportTarget;
  const imported = format === 'wxr' ? await readWxr(readText(path)) : readGhost(await text(readText(path)));
  await pipeline(Readable.from(answer(here, imported)), process.stdout);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  process.stdout.write(`${JSON.stringify({ refused: error.message } satisfies FirstLine)}\n`);
}
