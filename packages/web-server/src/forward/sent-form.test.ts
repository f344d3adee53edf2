import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createPageCache } from '../cache/page-cache.ts';
import { sendStored } from '../cache/stored.ts';
import { visitOf } from '../page/visit.ts';
import { send, startWeb } from '../test/servers.ts';
import { acceptForms, FORM_MAX_BYTES, FORM_MAX_FIELDS, formHandler } from './sent-form.ts';

const publicUrl = 'http://site.example';
const formHeaders = { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' };

/** Starts a server whose page echoes the submitted form and counts requests. */
async function startForms() {
  let renders = 0;
  const cache = createPageCache({
    policy: { publicUrl },
    log: { warn: () => {} },
    render: async (request) => {
      renders += 1;
      const from = request.headers.get('x-forwarded-for');
      const words = request.method === 'POST' ? (await request.formData()).get('words') : 'nothing';
      return new Response(`${request.method} ${words} from ${from} (${renders})`, {
        headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
      });
    },
  });
  return startWeb({
    pages(app) {
      app.get('/*', async (request, reply) =>
        sendStored(request, reply, await cache.get(visitOf(request, publicUrl))),
      );
      app.register(async (scope) => {
        acceptForms(scope);
        for (const [path, acceptsPrograms] of [
          ['/form', false],
          ['/press', true],
        ] as const) {
          const handler = formHandler({
            origin: publicUrl,
            acceptsPrograms,
            answer: async (request, reply, form) =>
              sendStored(request, reply, await cache.get(visitOf(request, publicUrl, form))),
          });
          scope.post(path, handler);
        }
      });
    },
  });
}

const post = (address: string, options: Parameters<typeof send>[2] = {}) =>
  send(address, '/form', {
    method: 'POST',
    body: 'words=a+b',
    ...options,
    headers: { ...formHeaders, ...options.headers },
  });

test('passes a form to its page with the sender’s address and does not cache the answer', async () => {
  const { address } = await startForms();
  const answer = await post(address, { headers: { cookie: 'a=1', 'x-forwarded-for': '203.0.113.7' } });
  expect(answer.body.toString()).toBe('POST a b from 203.0.113.7, 127.0.0.1 (1)');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await send(address, '/form')).body.toString()).toBe('GET nothing from null (2)');
  expect((await post(address)).body.toString()).toMatch(/^POST a b/);
});

test.each([
  ['from another origin', 403, { origin: 'http://evil.example' }],
  ['from nobody knows where', 403, { origin: 'null' }],
  ['of another type', 415, { 'content-type': 'application/json' }],
  ['of no type', 415, { 'content-type': '' }],
])('rejects a form %s with %i', async (_, status, headers) => {
  const { address } = await startForms();
  expect((await post(address, { headers })).status).toBe(status);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that breaks off',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="words"\r\n\r\na',
  ],
  ['without a name', 'multipart/form-data; boundary=b', '--b\r\n\r\na\r\n--b--\r\n'],
])('rejects a multipart form %s with 400', async (_, type, body) => {
  const { address } = await startForms();
  expect((await post(address, { headers: { 'content-type': type }, body })).status).toBe(400);
});

test('keeps the Content-Type of a form even if the Connection header names it', async () => {
  const { address } = await startForms();
  const answer = await post(address, { headers: { connection: 'content-type' } });
  expect(answer.body.toString()).toMatch(/^POST a b/);
});

test('ignores If-None-Match of a form', async () => {
  const { address } = await startForms();
  expect((await post(address, { headers: { 'if-none-match': '*' } })).status).toBe(200);
});

test('accepts a form without Origin where programs may send it, but not from another origin', async () => {
  const { address } = await startForms();
  const headers = { 'content-type': formHeaders['content-type'] };
  const press = (more: object) =>
    send(address, '/press', { method: 'POST', body: 'words=a', headers: { ...headers, ...more } });
  expect((await press({})).status).toBe(200);
  expect((await press({ origin: 'http://evil.example' })).status).toBe(403);
  expect((await press({ origin: 'null' })).status).toBe(403);
});

test('rejects a form without Origin elsewhere', async () => {
  const { address } = await startForms();
  const headers = { 'content-type': formHeaders['content-type'] };
  expect((await send(address, '/form', { method: 'POST', body: 'words=a', headers })).status).toBe(403);
});

test.each([
  ['declared', {}],
  ['streamed', { 'transfer-encoding': 'chunked' }],
])('rejects a body over the size limit with 413 (%s)', async (_, headers) => {
  const { address } = await startForms();
  const body = `words=${'x'.repeat(FORM_MAX_BYTES)}`;
  expect((await post(address, { body, headers })).status).toBe(413);
});

const urlencoded = (fields: number) => ({
  headers: {},
  body: Array.from({ length: fields }, () => 'words=a+b').join('&'),
});
const BOUNDARY = 'between-one-field-and-the-next';
const multipart = (fields: number) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name="words"\r\n\r\na b\r\n`.repeat(fields)}--${BOUNDARY}--\r\n`,
});

test.each([
  ['urlencoded', urlencoded],
  [
    'urlencoded with a boundary',
    (fields: number) => ({
      ...urlencoded(fields),
      headers: { 'content-type': `${formHeaders['content-type']}; boundary=b` },
    }),
  ],
  ['multipart', multipart],
])('rejects a form with too many fields before rendering a page (%s)', async (_, formOf) => {
  const { address } = await startForms();
  for (const count of [FORM_MAX_FIELDS + 1, 500]) {
    const answer = await post(address, formOf(count));
    expect([answer.status, answer.body.toString()]).toEqual([400, expect.stringContaining('more fields')]);
  }
  expect((await post(address, formOf(FORM_MAX_FIELDS))).body.toString()).toBe('POST a b from 127.0.0.1 (1)');
});

test('does not render a page for a form whose body is incomplete', async () => {
  const { address, port } = await startForms();
  const head = `POST /form HTTP/1.1\r\nHost: site.example\r\nOrigin: ${publicUrl}\r\nContent-Type: ${formHeaders['content-type']}\r\nContent-Length: 50\r\n\r\nwords=half`;
  await new Promise<void>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', () => done());
  });
  expect((await send(address, '/form')).body.toString()).toBe('GET nothing from null (1)');
});

test('rejects forms to other pages, and other methods, with 404', async () => {
  const { address } = await startForms();
  expect((await send(address, '/other', { method: 'POST', body: 'a=b', headers: formHeaders })).status).toBe(
    404,
  );
  expect((await send(address, '/form', { method: 'PUT', body: 'a=b', headers: formHeaders })).status).toBe(
    404,
  );
});
