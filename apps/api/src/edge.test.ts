import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { BODY_MAX } from '@upcurve/contracts/shared/endpoint';
import { sendRaw, startWeb } from '@upcurve/web-server/test/servers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { SITE, startApi, type TestApi } from './testing/api.ts';

let api: TestApi;
let app: FastifyInstance;
/** Ends the response stream of /api/slow. */
let endSlow = () => {};
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  api = await startApi();
  const config = { ...api.config, adminUrl: 'https://admin.example' };
  app = await buildApp({ ...api.services, config });
  app.get('/api/slow', { config: { access: 'public' } }, (_, reply) => {
    const slow = new Readable({ read() {} });
    slow.push('first');
    endSlow = () => slow.push(null);
    return reply.send(slow);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** Headers that differ between the servers on purpose, or between any two responses. */
const OWN =
  /^(cache-control|cross-origin-resource-policy|referrer-policy|connection|keep-alive|date|x-request-id|content-length):/;

function taken({ text }: { text: string }) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [status, ...headers] = head.split('\r\n').map((line, i) => (i ? line.toLowerCase() : line));
  return { status, headers: headers.filter((line) => !OWN.test(line)).sort(), body: JSON.parse(body) };
}

const close = 'Connection: close\r\n\r\n';
const tooLarge = 'x'.repeat(BODY_MAX + 1);

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n', 400],
  ['no HTTP', 'nothing of the kind\r\n', 400],
  ['too long a head', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n`, 431],
  ['an address of nobody', 'GET /api/nowhere HTTP/1.1\r\nHost: a\r\n', 404],
  [
    'too long a body',
    `POST /api/events HTTP/1.1\r\nHost: a\r\nOrigin: ${SITE}\r\nContent-Type: application/json\r\nContent-Length: ${tooLarge.length}\r\n`,
    413,
  ],
])('API and web server give the same response and headers to a bad request: %s', async (_, head, status) => {
  const { port } = await startWeb({
    publicUrl: 'https://site.example',
    forward: { to: `http://127.0.0.1:${portOf(app)}` },
  });
  const bytes = head + close + (status === 413 ? tooLarge : '');
  const [ofApi, ofSite] = (await Promise.all([sendRaw(portOf(app), bytes), sendRaw(port, bytes)])).map(taken);
  expect(ofSite).toEqual(ofApi);
  expect(ofApi?.status).toMatch(`HTTP/1.1 ${status} `);
  expect(ofApi?.body).toEqual({
    statusCode: status,
    error: expect.any(String),
    message: expect.any(String),
  });
  expect(ofApi?.headers).toContain('strict-transport-security: max-age=63072000');
});

test('API and web server disconnect a client that sends headers too slowly with the same 408', async () => {
  const { port } = await startWeb({ publicUrl: 'https://site.example' });
  const beginning = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const drip = { bytes: 'X: y\r\n', every: 500 };
  const both = await Promise.all([sendRaw(portOf(app), beginning, drip), sendRaw(port, beginning, drip)]);
  const [ofApi, ofSite] = both.map(taken);
  expect(ofSite).toEqual(ofApi);
  expect(ofApi?.status).toMatch('HTTP/1.1 408 ');
  for (const { after } of both) expect(after).toBeLessThan(8000);
});

test('garbage after a valid request does not corrupt the response to it', async () => {
  const rubbish = { bytes: 'rubbish\r\n\r\n', every: 100 };
  const { text } = await sendRaw(portOf(app), 'GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n', rubbish);
  endSlow();
  expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*first/);
  expect(text).not.toContain(' 400 ');
});
