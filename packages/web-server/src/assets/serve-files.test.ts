import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { send, startWeb } from '../test/servers.ts';
import { precompress } from './compress.ts';
import { createTextReader, serveFiles } from './serve-files.ts';

const script = 'export const answer = 42;\n'.repeat(200);
const photo = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256));

async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-server-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(folder, 'assets', 'photo-3c4d.webp'), photo);
  await writeFile(join(folder, 'assets', 'odd name.unknown'), 'bytes');
  await writeFile(join(folder, 'index.html'), '<p>page</p>');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'printed.txt'), 'the app prints its own');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  return folder;
}

let folder: string;
beforeAll(async () => {
  folder = await buildFolder();
  await precompress(folder);
  return () => rm(folder, { recursive: true });
});

async function start(): Promise<string> {
  const { address } = await startWeb({
    pages(app) {
      serveFiles(app, folder, ['/printed.txt']);
      app.get('/*', (_request, reply) => reply.code(404).send('no file'));
    },
  });
  return address;
}

describe('a hashed file', () => {
  test('is cached for a year as immutable and has its content type', async () => {
    const { status, headers, body } = await send(await start(), '/assets/app-1a2b.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(script.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).toBe(script);
  });

  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'br;q=0.1, gzip;q=0.9', gunzipSync],
  ])('is sent as %s for Accept-Encoding "%s"', async (encoding, accepted, decompress) => {
    const { headers, body } = await send(await start(), '/assets/app-1a2b.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe(script);
  });

  test('has an ETag for each encoding', async () => {
    const address = await start();
    const tagOf = async (accepted: string) =>
      (await send(address, '/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } })).headers.etag;
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]+"$/);
  });
});

test('a file is not sent again for its ETag, but for that of another encoding', async () => {
  const address = await start();
  const { etag } = (await send(address, '/assets/app-1a2b.js')).headers;
  const statusFor = async (accepted: string) => {
    const headers = { 'if-none-match': String(etag), 'accept-encoding': accepted };
    return (await send(address, '/assets/app-1a2b.js', { headers })).status;
  };
  expect([await statusFor('identity'), await statusFor('br')]).toEqual([304, 200]);
});

test('sends a part of a file, as Safari needs it to play a film', async () => {
  const address = await start();
  const { status, headers, body } = await send(address, '/assets/photo-3c4d.webp', {
    headers: { range: 'bytes=100-199' },
  });
  expect(status).toBe(206);
  expect(headers['content-range']).toBe('bytes 100-199/4000');
  expect(body).toEqual(photo.subarray(100, 200));
});

test('caches a file without a hash for five minutes', async () => {
  const { headers } = await send(await start(), '/robots.txt');
  expect(headers['cache-control']).toBe('public, max-age=300, must-revalidate');
});

test('sends a file uncompressed if compression does not shrink it', async () => {
  const { headers, body } = await send(await start(), '/assets/photo-3c4d.webp', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['content-type']).toBe('image/webp');
  expect(body.equals(photo)).toBe(true);
});

test('sends a file of unknown type as bytes, also with a space in its name', async () => {
  const { headers } = await send(await start(), '/assets/odd%20name.unknown');
  expect(headers['content-type']).toBe('application/octet-stream');
});

test.each(['/.vite/manifest.json', '/index.html', '/assets/app-1a2b.js.br', '/printed.txt'])(
  '%s is no file of the site',
  async (path) => {
    expect((await send(await start(), path)).body.toString()).toBe('no file');
  },
);

test('the app can read a page of the build', () => {
  const textOf = createTextReader(folder);
  expect(textOf('/index.html')).toBe('<p>page</p>');
  expect(textOf('/none.html')).toBeUndefined();
});

test.each([
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/assets/app-1a2b.js/',
  '/ASSETS/APP-1A2B.JS',
  '/__proto__',
  '/constructor',
])('%s does not serve a file', async (path) => {
  const { status, body } = await send(await start(), path);
  expect([status, body.toString()]).toEqual([404, 'no file']);
});

test('compresses every file at build that shrinks', async () => {
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
    'app-1a2b.js',
    'app-1a2b.js.br',
    'app-1a2b.js.gz',
    'odd name.unknown',
    'photo-3c4d.webp',
  ]);
});
