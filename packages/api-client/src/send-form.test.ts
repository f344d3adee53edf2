// @vitest-environment jsdom
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { get, post } from '@upcurve/contracts/shared/endpoint';
import { z } from '@upcurve/contracts/shared/zod';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { createClient } from './create-client.ts';
import { addressOf } from './request.ts';
import type { Progress } from './send-form.ts';

const media = {
  add: post('/api/media/{id}', {
    summary: 'Add one',
    access: 'staff',
    params: z.strictObject({ id: z.string() }),
    accepts: {
      fields: z.strictObject({ alt: z.string() }),
      files: {
        image: { max: 5_000_000, types: ['image/png'] },
        extra: { max: 5, types: ['text/plain'], count: 2, optional: true },
      },
    },
    response: z.strictObject({ length: z.int(), type: z.string(), body: z.string() }),
  }),
  list: get('/api/media.csv', {
    summary: 'All',
    access: 'staff',
    query: z.strictObject({ search: z.string().optional() }),
    answers: 'csv',
    response: z.strictObject({ name: z.string() }),
  }),
};

const ALLOW = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Starts a server for the length of the test. Browsers send it a preflight request first. */
async function start(listener: RequestListener): Promise<string> {
  const server = createServer((req, res) => {
    for (const [name, value] of Object.entries(ALLOW)) res.setHeader(name, value);
    if (req.method === 'OPTIONS') res.end();
    else listener(req, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const png = (size: number) => new File([new Uint8Array(size)], 'a.png', { type: 'image/png' });
const input = (size = 10) => ({ params: { id: '1' }, fields: { alt: 'A' }, files: { image: png(size) } });

test('sends the fields of a form first and reports progress', async () => {
  const baseUrl = await start(async (req, res) => {
    const body = await buffer(req);
    res.setHeader('content-type', 'application/json');
    const type = req.headers['content-type']?.split(';')[0];
    res.end(JSON.stringify({ length: body.length, type, body: body.subarray(0, 500).toString('latin1') }));
  });
  const seen: Progress[] = [];
  const answer = await createClient(media, { baseUrl }).add(input(1_000_000), {
    onProgress: (progress) => seen.push(progress),
  });
  expect(answer.type).toBe('multipart/form-data');
  expect(answer.body).toMatch(
    /name="alt"\r\n\r\nA[\s\S]*name="image"; filename="a\.png"\r\nContent-Type: image\/png/,
  );
  expect(seen.at(-1)).toEqual({ sent: answer.length, total: answer.length });
});

test('throws an ApiError for an error response', async () => {
  const refusal = { statusCode: 413, error: 'Payload Too Large', message: 'A file may have at most 5 MB.' };
  const baseUrl = await start((req, res) => {
    req.resume().on('end', () => {
      res.writeHead(413, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    });
  });
  const call = createClient(media, { baseUrl }).add(input());
  await expect(call).rejects.toBeInstanceOf(ApiError);
  await expect(call).rejects.toMatchObject({ ...refusal, isJson: true });
});

test('throws a ConnectionError without a response', async () => {
  const baseUrl = await start((req) => req.socket.destroy());
  await expect(createClient(media, { baseUrl }).add(input())).rejects.toBeInstanceOf(ConnectionError);
});

test('stops sending and throws an AbortError when aborted', async () => {
  const cut = Promise.withResolvers<void>();
  const gone = new AbortController();
  const baseUrl = await start((req) => {
    req.on('error', () => {}).resume();
    req.socket.once('close', () => cut.resolve());
    gone.abort();
  });
  const call = createClient(media, { baseUrl }).add(input(3_000_000), { signal: gone.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await cut.promise;
  await expect(createClient(media, { baseUrl }).add(input(), { signal: gone.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('returns the response of a CSV call, and its address for a link', async () => {
  const api = createClient(media, { fetch: async () => new Response('name\r\n') });
  expect(await (await api.list()).text()).toBe('name\r\n');
  expect(addressOf(media.list, { query: { search: 'a b' } })).toBe('/api/media.csv?search=a+b');
});
