import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../../test/servers/s3-server.ts';
import { loadConfig } from '../../config.ts';
import { openStorage } from './open-storage.ts';
import { isKey, newKey, type Storage, typeOfKey } from './storage.ts';

const environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  SESSION_SECRET: 'a secret that only these tests use',
};
const LARGE = 20 * 1024 * 1024;

const kinds = {
  'a folder': async () => ({ env: {}, close: async () => {} }),
  'an S3 bucket': startS3,
};

describe.each(Object.entries(kinds))('%s', (_, start) => {
  let storage: Storage;
  let server: Awaited<ReturnType<typeof start>>;
  let folder: string;
  beforeAll(async () => {
    server = await start();
    folder = await mkdtemp(join(tmpdir(), 'upcurve-storage-'));
    storage = await openStorage(loadConfig({ ...environment, ...server.env, DATA_DIR: folder }));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (key: string, range?: { start: number; end: number }) => {
    const stored = await storage.find(key);
    return stored && buffer(await stored.open(range));
  };
  const keys = async () => {
    const found = [];
    for await (const { key } of storage.list()) found.push(key);
    return found.sort();
  };

  test('reads a stored file in full and in ranges', async () => {
    const key = newKey('png');
    await storage.put(key, Readable.from([Buffer.from('01234'), Buffer.from('56789')]));
    expect((await storage.find(key))?.size).toBe(10);
    expect(String(await read(key))).toBe('0123456789');
    expect(String(await read(key, { start: 3, end: 5 }))).toBe('345');
    await storage.delete([key]);
  });

  test('stores files that are larger than an upload part', async () => {
    const key = newKey('mp4');
    const path = join(storage.incoming, 'clip');
    await writeFile(path, Buffer.alloc(LARGE, 'upcurve'));
    await storage.adopt(key, path);
    expect((await read(key))?.equals(Buffer.alloc(LARGE, 'upcurve'))).toBe(true);
    expect(String(await read(key, { start: LARGE - 7, end: LARGE - 1 }))).toHaveLength(7);
    await storage.delete([key]);
  });

  test('lists files with the time of their change, and deletes them', async () => {
    const [first, second] = [newKey('jpg'), newKey('jpg')].sort() as [string, string];
    for (const key of [first, second]) await storage.put(key, Readable.from([Buffer.from('x')]));
    expect(await keys()).toEqual([first, second]);
    for await (const { changedAt } of storage.list())
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    await storage.delete([first, newKey('jpg')]);
    expect(await keys()).toEqual([second]);
    await storage.delete([second]);
    expect(await storage.find(second)).toBeUndefined();
  });

  test.each([10, LARGE])('keeps nothing of a stream that fails after %i bytes', async (bytes) => {
    async function* broken() {
      yield Buffer.alloc(bytes);
      throw new Error('broken off');
    }
    await expect(storage.put(newKey('webm'), Readable.from(broken()))).rejects.toThrow();
    expect(await keys()).toEqual([]);
  });

  test('passes its health check', async () => {
    await storage.health();
  });
});

test('fails with 503 while the S3 server is down and recovers when it is back', async () => {
  const s3 = await startS3();
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-storage-'));
  const storage = await openStorage(loadConfig({ ...environment, ...s3.env, DATA_DIR: folder }));
  const key = newKey('jpg');
  await storage.put(key, Readable.from([Buffer.from('x')]));
  await s3.leave();
  await expect(storage.find(key)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  await expect(storage.health()).rejects.toMatchObject({ statusCode: 503 });
  await s3.comeBack();
  expect((await storage.find(key))?.size).toBe(1);
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  '',
  'x.png',
  '../../etc/passwd',
  `${'a'.repeat(32)}.svg`,
  `${'A'.repeat(32)}.png`,
  `${'a'.repeat(32)}.png\n`,
])('%j is not a valid key', (text) => {
  expect(isKey(text)).toBe(false);
});

test('derives the media type from a key', () => {
  const key = newKey('avif');
  expect([isKey(key), typeOfKey(key)]).toEqual([true, 'image/avif']);
});
