import { describe, expect, test } from 'vitest';
import { createPageCache } from './cache/page-cache.ts';
import { send, sendRaw, startApi, startWeb } from './test/servers.ts';

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

describe('pages', () => {
  test('see the public address, whatever the Host header says', async () => {
    const { address } = await startWeb();
    const { body } = await send(address, '/about?x=1', { headers: { host: 'evil.example' } });
    expect(body.toString()).toBe('page http://site.example/about?x=1');
  });

  test('get a standard request with the visitor’s headers', async () => {
    const { address } = await startWeb({
      handle: (visit) =>
        new Response(`${visit.toRequest().method} ${visit.toRequest().headers.get('cookie')}`),
    });
    const { body } = await send(address, '/', { headers: { cookie: 'a=1' } });
    expect(body.toString()).toBe('GET a=1');
  });

  test('may set several cookies and stream their body', async () => {
    const stream = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of ['one ', 'two']) controller.enqueue(new TextEncoder().encode(part));
          controller.close();
        },
      });
    const headers: [string, string][] = [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ];
    const { address } = await startWeb({ handle: () => new Response(stream(), { headers }) });
    const answer = await send(address, '/');
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.body.toString()).toBe('one two');
    expect((await send(address, '/', { method: 'HEAD' })).body.length).toBe(0);
  });

  test('that fail while streaming break the connection', async () => {
    const broken = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
        pull: (controller) => controller.error(new Error('lost')),
      });
    const { address } = await startWeb({ handle: () => new Response(broken()) });
    await expect(send(address, '/')).rejects.toThrow();
  });

  test('that fail after their headers are sent break the connection', async () => {
    const stubborn = () =>
      new ReadableStream({
        cancel() {
          throw new Error('will not stop');
        },
      });
    const { address } = await startWeb({ handle: () => new Response(stubborn()) });
    await expect(send(address, '/', { method: 'HEAD' })).rejects.toThrow();
  });

  test('that throw answer 500 without details and are logged by their route', async () => {
    const log: unknown[] = [];
    const { address } = await startWeb({
      handle: () => Promise.reject(new Error('secret')),
      routeOf: () => '/:page',
      log: (...entry) => log.push(entry),
    });
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
    expect(log[0]).toEqual([
      'error',
      'A request failed.',
      { requestId: asJson.headers['x-request-id'], route: '/:page', error: 'Error: secret' },
    ]);
  });

  test('of an API that hangs answer 503, and their secret is not logged', async () => {
    const log: unknown[] = [];
    const { handle } = createPageCache({
      policy: { publicUrl: 'http://site.example' },
      render: () => new Promise(() => {}),
      renderLimit: 50,
      log: (...entry) => log.push(entry),
    });
    const { address } = await startWeb({ handle, log: (...entry) => log.push(entry) });
    const { status, headers } = await send(address, '/booking/a-secret?confirm=another-secret');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answer %s with 405', async (method) => {
    const { address } = await startWeb();
    const { status, headers } = await send(address, '/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the security headers', () => {
  test.each([
    ['a page', 'GET', '/', 200],
    ['health', 'GET', '/health/live', 200],
    ['a wrong method', 'POST', '/', 405],
    ['a broken address', 'GET', '/%ff', 400],
    ['an API that is down', 'GET', '/api/user', 503],
  ])('are set on %s', async (_name, method, path, expected) => {
    const { address } = await startWeb();
    const { status, headers } = await send(address, path, { method });
    expect(status).toBe(expected);
    expect(headers).toMatchObject(everywhere);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('are set on requests that the HTTP parser rejects', async () => {
    const { port } = await startWeb();
    const { text } = await sendRaw(port, 'no HTTP at all\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const name of Object.keys(everywhere)) expect(text).toContain(`\r\n${name}: `);
    expect(text).toContain('"message":"This request is not valid HTTP."');
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

describe('health', () => {
  test('is live while pages and API are down', async () => {
    const { address } = await startWeb({ handle: () => Promise.reject(new Error('down')) });
    const { status, headers, body } = await send(address, '/health/live');
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', '{"status":"ok"}']);
  });

  test.each([
    ['yes', () => true, 200],
    ['no', async () => false, 503],
    ['an error', () => Promise.reject(new Error('down')), 503],
  ])('reports the readiness of the app: %s', async (_name, ready, expected) => {
    const { address } = await startWeb({ ready });
    expect((await send(address, '/health/ready')).status).toBe(expected);
  });
});

describe('unusual requests', () => {
  test.each(['/%', '/%zz', '/%ff', '/%c0%af', '/a%00b', '*', 'http://', 'https://[/'])(
    'rejects %s with 400',
    async (path) => {
      const { port, address } = await startWeb();
      const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect((await send(address, '/')).status).toBe(200);
    },
  );

  test.each([
    ['http://other.example/a?b=c', 'http://site.example/a?b=c'],
    ['//other.example/a', 'http://site.example//other.example/a'],
    ['/a/../b', 'http://site.example/b'],
    ["/it's?q='", "http://site.example/it's?q=%27"],
    ['/caf%C3%A9?q=%zz', 'http://site.example/caf%C3%A9?q=%zz'],
  ])('%s is read as %s', async (path, url) => {
    const { port } = await startWeb();
    const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(text).toContain(`page ${url}`);
  });

  test('with both Content-Length and chunked encoding are rejected', async () => {
    const { port } = await startWeb();
    const close = 'Connection: close\r\n\r\n';
    const smuggled = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`;
    expect((await sendRaw(port, smuggled)).text).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    ['no Host', 'GET / HTTP/1.1\r\n', 400],
    ['two', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n', 400],
    ['the same twice', 'GET /api/a HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 400],
    ['one', 'GET / HTTP/1.1\r\nHost: a\r\n', 200],
    ['none before there was one', 'GET / HTTP/1.0\r\n', 200],
  ])('with the Host header “%s” get the security headers', async (_, head, status) => {
    const { port } = await startWeb();
    const { text } = await sendRaw(port, `${head}Connection: close\r\n\r\n`);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of Object.keys(everywhere)) expect(text).toContain(`\r\n${name}: `);
  });

  test('are logged without the search term', async () => {
    const lines: string[] = [];
    const log = (...line: unknown[]) => void lines.push(JSON.stringify(line));
    const handle = () => Promise.reject(new Error('It fails'));
    const { address } = await startWeb({ handle, log });
    for (const path of ['/admin/leads', '/api/inbox', '/%ff'])
      await send(address, `${path}?search=canary%40example.com`, {
        headers: { referer: 'http://site.example/admin/leads?search=canary' },
      });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('canary');
  });

  test('are answered without waiting for an unneeded body', async () => {
    const { port } = await startWeb();
    const { text, after } = await sendRaw(
      port,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nbegin',
    );
    expect(text).toMatch(/^HTTP\/1\.1 405 /);
    expect(after).toBeLessThan(5_000);
  });

  test('with garbage behind them get an intact response', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
    });
    const { port } = await startWeb({ handle: () => new Response(stream) });
    const rubbish = { bytes: 'rubbish\r\n\r\n', every: 100 };
    const { text } = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', rubbish);
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*first/);
    expect(text).not.toContain(' 400 ');
  });

  test('are all answered, for a thousand random ones, and the server keeps running', async () => {
    const { port, address } = await startWeb();
    let seed = 42;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const letters = [
      '/',
      '.',
      '..',
      '%',
      '%2e',
      '%00',
      '%ff',
      '\\',
      '?',
      '#',
      '@',
      ':',
      'a',
      ' ',
      '\u00e9',
      '*',
      '//',
      '[',
      '~',
    ];
    const path = () => Array.from({ length: 1 + next(8) }, () => letters[next(letters.length)]).join('');
    for (let batch = 0; batch < 20; batch++) {
      const requests = Array.from(
        { length: 50 },
        () => `${['GET', 'HEAD', 'POST', 'get'][next(4)]} ${path()}`,
      );
      const answers = await Promise.all(
        requests.map((line) => sendRaw(port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)),
      );
      for (const [i, { text }] of answers.entries())
        expect(text, requests[i]).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
    }
    expect((await send(address, '/')).status).toBe(200);
  });

  test('with headers beyond 16 kB are rejected', async () => {
    const { address } = await startWeb();
    const { status } = await send(address, '/', { headers: { cookie: 'x'.repeat(17_000) } });
    expect(status).toBe(431);
  });
});

describe('a loopback alias of the configured address', () => {
  const publicUrl = 'http://localhost:3000';
  const ask = async (path: string, host: string, options = {}) => {
    const { address } = await startWeb({ publicUrl, ...options });
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

  test('never redirects to another site', async () => {
    const { address } = await startWeb({ publicUrl: 'https://site.example' });
    expect((await send(address, '/', { headers: { host: '127.0.0.1' } })).status).toBe(200);
  });
});
