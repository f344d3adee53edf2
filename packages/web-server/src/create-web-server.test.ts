import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sendStored, store } from './cache/stored.ts';
import { redirectHome } from './page/home-address.ts';
import { visitOf } from './page/visit.ts';
import { send, sendBeginning, sendRaw, startApi, startWeb } from './test/servers.ts';

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

const failing = (app: FastifyInstance) =>
  app.get('/*', () => {
    throw new Error('secret');
  });

describe('pages', () => {
  test('that throw answer 500 without details and are logged by their route', async () => {
    const { address, log } = await startWeb({ pages: failing });
    const asJson = await send(address, '/a?token=b');
    expect(asJson.status).toBe(500);
    expect(JSON.parse(asJson.body.toString())).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Something went wrong on our side. Please try again in a moment.',
    });
    const asPage = await send(address, '/a', { headers: { accept: 'text/html,*/*' } });
    expect(asPage.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(asPage.body.toString()).toContain('<p>Something went wrong on our side.');
    expect(`${asJson.body}${asPage.body}`).not.toContain('secret');
    expect(log[0]).toEqual({
      level: 50,
      msg: 'A request failed.',
      requestId: asJson.headers['x-request-id'],
      route: '/*',
      error: 'Error: secret',
    });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('are not sent for %s', async (method) => {
    const { address } = await startWeb();
    expect((await send(address, '/', { method })).status).toBe(404);
  });
});

describe('the security headers', () => {
  test.each([
    ['a page', 'GET', '/', 200],
    ['health', 'GET', '/health/live', 200],
    ['a wrong method', 'POST', '/', 404],
    ['a broken address', 'GET', '/%ff', 400],
    ['an API that is down', 'GET', '/api/user', 503],
  ])('are set on %s', async (_name, method, path, expected) => {
    const { address } = await startWeb();
    const { status, headers } = await send(address, path, { method });
    expect(status).toBe(expected);
    expect(headers).toMatchObject(everywhere);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('are overridden by those of the API', async () => {
    const to = await startApi((_req, res) =>
      res.writeHead(200, { 'content-security-policy': 'sandbox' }).end(),
    );
    const { address } = await startWeb({ forward: { to } });
    const { headers } = await send(address, '/media/a.png');
    expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': 'sandbox' });
  });

  test('include HSTS for an https address', async () => {
    const { address } = await startWeb({ publicUrl: 'https://site.example' });
    const { headers } = await send(address, '/');
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });
});

test('is live while pages and API are down', async () => {
  const { address } = await startWeb({ pages: failing });
  const { status, headers, body } = await send(address, '/health/live');
  expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', '{"status":"ok"}']);
});

describe('unusual requests', () => {
  const ask = (port: number, line: string, rest = '') =>
    sendRaw(port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${rest}\r\n`);

  test.each(['/%', '/%zz', '/%ff', '/%c0%af'])('%s is rejected with 400', async (path) => {
    const { port, address } = await startWeb();
    expect((await ask(port, `GET ${path}`)).text).toMatch(/^HTTP\/1\.1 400 /);
    expect((await send(address, '/')).status).toBe(200);
  });

  test.each([
    ['http://other.example/a?b=c', 'http://site.example/a?b=c'],
    ['//other.example/a', 'http://site.example//other.example/a'],
    ['/a/../b', 'http://site.example/b'],
    ['/caf%C3%A9?q=%zz', 'http://site.example/caf%C3%A9?q=%zz'],
  ])('%s is read as %s, whatever the Host header says', async (path, url) => {
    const { port } = await startWeb({
      pages: (app) =>
        app.get('/*', async (request, reply) => {
          const page = visitOf(request, 'http://site.example').url.href;
          return sendStored(request, reply, await store(page, { headers: {} }));
        }),
    });
    expect((await ask(port, `GET ${path}`)).text.split('\r\n\r\n')[1]).toBe(url);
  });

  test('with both Content-Length and chunked encoding are rejected', async () => {
    const { port } = await startWeb();
    const both = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n';
    expect((await ask(port, 'POST /', both)).text).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    ['no Host', 'GET / HTTP/1.1\r\n', 400],
    ['a Host', 'GET / HTTP/1.1\r\nHost: a\r\n', 200],
    ['no Host before there was one', 'GET / HTTP/1.0\r\n', 200],
    ['no HTTP', 'no HTTP at all\r\n', 400],
    ['a head beyond 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(17_000)}\r\n`, 431],
  ])('with %s', async (_, head, status) => {
    const { port } = await startWeb();
    const { text } = await sendRaw(port, `${head}Connection: close\r\n\r\n`);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('are logged without the search term', async () => {
    const { address, log } = await startWeb({ pages: failing });
    for (const path of ['/admin/leads', '/api/inbox', '/%ff'])
      await send(address, `${path}?search=canary%40example.com`, {
        headers: { referer: 'http://site.example/admin/leads?search=canary' },
      });
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain('canary');
  });

  test('are answered without waiting for an unneeded body', async () => {
    const { address } = await startWeb();
    expect((await sendBeginning(address)).status).toBe(404);
  });

  test('with garbage behind them get an intact response', async () => {
    const { port } = await startWeb({
      pages: (app) =>
        app.get('/*', (_request, reply) => {
          reply.hijack().raw.writeHead(200).write('first');
        }),
    });
    const rubbish = { bytes: 'rubbish\r\n\r\n', every: 100 };
    const { text } = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', rubbish);
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*first/);
    expect(text).not.toContain(' 400 ');
  });
});

describe('one client with many requests at once', () => {
  /** Starts an API that answers once `release` is called, and fills the site's places for one client. */
  async function fill(client: string, places: number) {
    const held = Promise.withResolvers<void>();
    let arrived = 0;
    const to = await startApi(async (_req, res) => {
      arrived += 1;
      await held.promise;
      res.end('done');
    });
    const { address: site } = await startWeb({ forward: { to } });
    const get = (path: string, from: string) => send(site, path, { headers: { 'x-forwarded-for': from } });
    const filled = Array.from({ length: places }, () => get('/api/slow', client));
    await expect.poll(() => arrived, { timeout: 5_000 }).toBe(places);
    return { get, filled, release: held.resolve };
  }

  test.each([
    ['IPv4', '198.51.100.7', '198.51.100.7', '198.51.100.8'],
    ['IPv6, which counts by /64', '2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'],
  ])('gets a 429 beyond its limit, and others do not (%s)', async (_, client, same, other) => {
    const { get, filled, release } = await fill(client, 100);
    const refused = await get('/', same);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await get('/', other)).status).toBe(200);
    release();
    for (const answer of await Promise.all(filled)) expect(answer.status).toBe(200);
    expect((await get('/', same)).status).toBe(200);
  });
});

describe('a loopback alias of the configured address', () => {
  const publicUrl = 'http://localhost:3000';
  const ask = async (path: string, host: string, options = {}) => {
    const { address } = await startWeb({
      publicUrl,
      pages: (app) => app.get('/*', { onRequest: redirectHome(publicUrl) }, () => 'page'),
      ...options,
    });
    return send(address, path, { headers: { host } });
  };

  test.each(['127.0.0.1:3000', '[::1]:3000'])('%s redirects to the configured address', async (host) => {
    const { status, headers } = await ask('/quiz?a=b', host);
    expect([status, headers.location]).toEqual([308, 'http://localhost:3000/quiz?a=b']);
  });

  test.each([
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3001',
    'other.example',
    '127.0.0.1.evil.example:3000',
    '',
  ])('"%s" is not redirected', async (host) => {
    expect((await ask('/', host)).status).toBe(200);
  });

  test('does not redirect health checks and API calls', async () => {
    const to = await startApi((_req, res) => res.end());
    expect((await ask('/health/live', '127.0.0.1:3000')).status).toBe(200);
    expect((await ask('/api/user', '127.0.0.1:3000', { forward: { to } })).status).toBe(200);
  });
});
