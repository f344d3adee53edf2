import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { BODY_MAX } from '@upcurve/contracts/shared/endpoint';
import { sendRaw, startWeb } from '@upcurve/web-server/test/servers';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { apiForFile, SITE } from '../test/api.ts';
import { buildApp } from './app.ts';

/** Ends the response stream of /api/slow. */
let endSlow = () => {};
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

const api = await apiForFile();
const config = { ...api.config, adminUrl: 'https://admin.example' };
const app = await buildApp({ ...api.services, config });
afterAll(() => app.close());
app.get('/api/slow', { config: { access: 'public' } }, (_, reply) => {
  const slow = new Readable({ read() {} });
  slow.push('first');
  endSlow = () => slow.push(null);
  return reply.send(slow);
});
await app.listen({ host: '127.0.0.1', port: 0 });

const portOfSite = async () =>
  (await startWeb({ publicUrl: 'https://site.example', forward: { to: `http://127.0.0.1:${portOf(app)}` } }))
    .port;
const taken = ({ text }: { text: string }) => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: head.split('\r\n')[0], body: JSON.parse(body) };
};

test.each([
  ['no HTTP', 'nothing of the kind\r\n', 400],
  ['too long a head', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n`, 431],
  ['an address of nobody', 'GET /api/nowhere HTTP/1.1\r\nHost: a\r\n', 404],
])('API and web server give the same response to a bad request: %s', async (_, head, status) => {
  const bytes = `${head}Connection: close\r\n\r\n`;
  const both = await Promise.all([sendRaw(portOf(app), bytes), sendRaw(await portOfSite(), bytes)]);
  const [ofApi, ofSite] = both.map(taken);
  expect(ofSite).toEqual(ofApi);
  expect(ofApi?.status).toMatch(`HTTP/1.1 ${status} `);
});

test('API and web server refuse too long a body while it arrives', async () => {
  const headers = { origin: SITE, 'content-type': 'application/json' };
  const send = async (port: number) => {
    const body = 'x'.repeat(BODY_MAX + 1);
    const answer = await fetch(`http://127.0.0.1:${port}/api/events`, { method: 'POST', headers, body });
    return [answer.status, await answer.json()];
  };
  const [ofApi, ofSite] = await Promise.all([send(portOf(app)), send(await portOfSite())]);
  expect(ofApi[0]).toBe(413);
  expect(ofSite).toEqual(ofApi);
});

test('API and web server disconnect a client that sends headers too slowly with the same 408', async () => {
  const beginning = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const drip = { bytes: 'X: y\r\n', every: 500 };
  const both = await Promise.all([
    sendRaw(portOf(app), beginning, drip),
    sendRaw(await portOfSite(), beginning, drip),
  ]);
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
