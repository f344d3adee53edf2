import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { IMPORT_MAX } from '@upcurve/contracts/blog/blog-transfer';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../../test/api.ts';
import { WXR } from '../../../../test/samples/wordpress.ts';

/* Sends requests over a real socket, as browsers do. */
const BEFORE = `--b\r\nContent-Disposition: form-data; name="format"\r\n\r\nwxr\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\nContent-Type: text/xml\r\n\r\n`;
const AFTER = '\r\n--b--\r\n';
const PIECE = Buffer.alloc(256 * 1024, '<a>');

const api = await apiForFile();
const headers = await api.signIn('editor', 'edith');
const url = `${await api.app.listen({ port: 0, host: '127.0.0.1' })}/api/blog/import`;

const begin = (length?: number) =>
  request(url, {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=b',
      ...(length !== undefined && { 'content-length': length }),
    },
  });
const left = () => readdir(api.services.storage.incoming);
const posts = async () => (await api.db.selectFrom('blogPosts').select('id').execute()).length;

test('imports an uploaded file and leaves no temporary file', async () => {
  const sent = begin();
  sent.end(BEFORE + WXR + AFTER);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect([answer.statusCode, JSON.parse(await text(answer)).posts]).toEqual([200, 2]);
  expect(await left()).toEqual([]);
});

test('rejects an upload of 100 MB and a byte, and leaves neither posts nor files', async () => {
  const before = await posts();
  const sent = begin();
  sent.on('error', () => {});
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  let isOver = false;
  answered.then(
    () => {
      isOver = true;
    },
    () => {},
  );
  sent.write(BEFORE);
  for (let bytes = 0; bytes < IMPORT_MAX && !isOver; bytes += PIECE.length)
    if (!sent.write(PIECE)) await Promise.race([once(sent, 'drain'), answered]);
  sent.end(`<${AFTER}`);
  const [answer] = await answered;
  expect([answer.statusCode, JSON.parse(await text(answer)).message]).toEqual([
    413,
    'A file may have at most 100 MB.',
  ]);
  sent.destroy();
  expect(await left()).toEqual([]);
  expect(await posts()).toBe(before);
});

test('an aborted upload leaves neither posts nor files', async () => {
  const before = await posts();
  const sent = begin(BEFORE.length + WXR.length + AFTER.length);
  sent.on('error', () => {});
  sent.write(BEFORE + WXR.slice(0, 3000));
  await expect.poll(left).toHaveLength(1);
  sent.destroy();
  await expect.poll(left).toEqual([]);
  expect(await posts()).toBe(before);
});
