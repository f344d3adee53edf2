import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_IMPORTS } from '@upcurve/testing/hostile-imports';
import { afterAll, expect, test } from 'vitest';
import { wxrFile, wxrItem } from '../../../../test/samples/wordpress.ts';
import type { ReadPost } from './imported-blog.ts';
import { readImport } from './read-import.ts';

const NOTHING = { library: [], takenSlugs: [] };
const never = new AbortController().signal;

const folder = await mkdtemp(join(tmpdir(), 'import-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(
  format: 'wxr' | 'ghost',
  text: string | Buffer,
  { limits, signal = never }: { limits?: { seconds: number; megabytes: number }; signal?: AbortSignal } = {},
) {
  const path = join(folder, 'file');
  await writeFile(path, text);
  const { posts } = await readImport({ path, format }, NOTHING, signal, limits);
  const all: ReadPost[] = [];
  for await (const post of posts) all.push(post);
  return all;
}

const textOf = (name: string) => {
  const file = HOSTILE_IMPORTS.find((each) => each.name === name);
  if (!file) throw new Error(`There is no hostile file “${name}”.`);
  return file.text();
};

const declared = (encoding: string, title = 'Grö\u00dfe') =>
  wxrFile(wxrItem({ title })).replace('UTF-8', encoding);
const ghost = JSON.stringify({ data: { posts: [{ title: 'Größe' }] } });

test.each<[string, 'wxr' | 'ghost', string | Buffer, string]>([
  ['in ISO-8859-1', 'wxr', Buffer.from(declared('ISO-8859-1'), 'latin1'), 'Größe'],
  ['in windows-1252', 'wxr', Buffer.from(declared('windows-1252', 'It\x92s \x80 9'), 'latin1'), 'It’s € 9'],
  ['in KOI8-R', 'wxr', Buffer.from(declared('KOI8-R', '\xf2\xd5\xd3'), 'latin1'), 'Рус'],
  ['with a UTF-8 mark that contradicts its declaration', 'wxr', `\ufeff${declared('ISO-8859-1')}`, 'Größe'],
  ['of Ghost with a mark', 'ghost', `\ufeff${ghost}`, 'Größe'],
])('reads a file %s', async (_, format, file, title) => {
  const posts = await read(format, file);
  expect(posts.map(({ row }) => row.title)).toEqual([title]);
});

test('refuses a file in an unknown encoding', async () => {
  await expect(read('wxr', declared('x-made-up'))).rejects.toThrow(
    'The encoding “x-made-up” of this file is unknown. Save the file as UTF-8.',
  );
});

test('gives thousands of posts with the same title unique slugs', async () => {
  const posts = await read('wxr', textOf('WXR: 4,999 posts of one title'));
  expect(new Set(posts.map(({ row }) => row.slug)).size).toBe(4999);
  expect(posts.at(-1)?.row.slug).toBe('untitled-4999');
});

test('reads 5,000 posts and rejects one more', async () => {
  const file = (count: number) => JSON.stringify({ data: { posts: Array(count).fill({ title: 'x' }) } });
  expect(await read('ghost', file(5000))).toHaveLength(5000);
  await expect(read('ghost', file(5001))).rejects.toThrow(
    'This file has 5001 posts. At most 5000 can be imported at once. Split it into several files.',
  );
});

test('cuts a text off at 5 MB and reports it', async () => {
  const text = wxrFile(wxrItem({ content: `<p>${'a '.repeat(3_000_000)}</p>` }));
  const path = join(folder, 'long');
  await writeFile(path, text);
  const { blog } = await readImport({ path, format: 'wxr' }, NOTHING, never);
  expect(blog.left).toContainEqual({
    post: 'A post',
    what: 'The text is too long. Its end was cut off.',
  });
});

test('reads 5 MB of comment starts with a single end, and a caption of 100,000 spaces', async () => {
  expect(await read('wxr', textOf('WordPress: 5 MB of comments with one end'))).toHaveLength(1);
  const [post] = await read('wxr', textOf('WordPress: a caption of spaces'));
  expect(post?.row.searchWords).toEqual(['x']);
});

test('a file that needs too much memory ends only the process that reads it', async () => {
  const deep = textOf('Ghost: deep JSON');
  await expect(read('ghost', deep, { limits: { seconds: 30, megabytes: 40 } })).rejects.toThrow(
    'This file needs too much memory. Split it into smaller files.',
  );
});

test('stops reading at the time limit and when the client disconnects', async () => {
  const path = join(folder, 'pipe');
  // Nothing writes to the pipe, so reading it never ends.
  execFileSync('mkfifo', [path]);
  const limits = { seconds: 1, megabytes: 100 };
  await expect(readImport({ path, format: 'wxr' }, NOTHING, never, limits)).rejects.toThrow(
    'This file takes longer than 1 s to read. Split it into smaller files.',
  );
  const gone = new AbortController();
  const reading = readImport({ path, format: 'wxr' }, NOTHING, gone.signal);
  gone.abort(new Error('The client has disconnected.'));
  await expect(reading).rejects.toThrow('The client has disconnected.');
});
