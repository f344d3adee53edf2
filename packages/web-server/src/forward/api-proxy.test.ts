import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { nobody, send, sendBeginning, sendRaw, startApi, startWeb } from '../test/servers.ts';
import { SILENCE_TIMEOUT } from './api-proxy.ts';

/** Starts an API that echoes each request. */
const echo = () =>
  startApi(async (req, res) => {
    const body = await buffer(req);
    const hash = createHash('sha256').update(body).digest('hex');
    res.setHeader('content-type', 'application/json');
    res.end(
      JSON.stringify({ method: req.method, url: req.url, headers: req.headers, length: body.length, hash }),
    );
  });

interface Echo {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  length: number;
  hash: string;
}

const asked = async (path: string, options: Parameters<typeof send>[2] = {}): Promise<Echo> => {
  const { address } = await startWeb({ forward: { to: await echo() } });
  return JSON.parse((await send(address, path, options)).body.toString());
};

describe('forwards to the API', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'the method %s and the original URL',
    async (method) => {
      expect(await asked('/api/a%2Fb/?x=%20&y=1&y=2', { method })).toMatchObject({
        method,
        url: '/api/a%2Fb/?x=%20&y=1&y=2',
      });
    },
  );

  test('the path, appended to the path of the API address', async () => {
    const { address } = await startWeb({ forward: { to: `${await echo()}/v1/` } });
    expect(JSON.parse((await send(address, '/media/a.png')).body.toString()).url).toBe('/v1/media/a.png');
  });

  test.each(['GET', 'DELETE', 'POST'])(
    'only one request if a %s contains a smuggled second one',
    async (method) => {
      const urls: (string | undefined)[] = [];
      const to = await startApi(async (req, res) => {
        urls.push(req.url);
        await buffer(req);
        res.end('{}');
      });
      const { address, port } = await startWeb({ forward: { to } });
      const smuggled =
        'POST /api/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9\r\nContent-Length: 0\r\n\r\n';
      await sendRaw(
        port,
        `${method} /api/a HTTP/1.1\r\nHost: x\r\nConnection: content-length, close\r\n` +
          `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
      );
      await send(address, '/api/b');
      expect(urls).toEqual(['/api/a', '/api/b']);
    },
  );

  test.each([
    ['with a length', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('a body of 5 MB unchanged, %s', async (_name, headers) => {
    const body = randomBytes(5_000_000);
    const hash = createHash('sha256').update(body).digest('hex');
    for (const method of ['POST', 'DELETE']) {
      expect(await asked('/api/a', { method, body, headers })).toMatchObject({ length: body.length, hash });
    }
  });

  test('the headers of the client without connection headers', async () => {
    const { headers } = await asked('/api/a', {
      headers: {
        connection: 'close, x-mine',
        'x-mine': '1',
        te: 'trailers',
        'proxy-authorization': 'Basic eA==',
        origin: 'http://site.example',
        cookie: 'a=1; b=2',
        'content-type': 'application/json',
        'idempotency-key': 'k',
      },
    });
    expect(headers).toMatchObject({
      origin: 'http://site.example',
      cookie: 'a=1; b=2',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
    for (const name of ['x-mine', 'te', 'proxy-authorization']) expect(headers).not.toHaveProperty(name);
  });

  test('the address, host and scheme of the request', async () => {
    const { headers } = await asked('/api/a', { headers: { host: 'site.example' } });
    expect(headers).toMatchObject({
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'http',
    });
  });

  test('the X-Forwarded-For chain of a proxy, followed by the address of that proxy', async () => {
    const { headers } = await asked('/api/a', {
      headers: {
        'x-forwarded-for': '203.0.113.9, 10.0.0.2',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'site.example',
      },
    });
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 10.0.0.2, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'site.example',
    });
  });

  test.each(['/apis', '/mediate', '//api/user', '/API/user'])('no request to the path %s', async (path) => {
    const { address } = await startWeb({ forward: { to: await echo() } });
    expect((await send(address, path)).body.toString()).toMatch(/^page /);
  });

  test.each(['/api/../secret', '/api/%2e%2e/secret', '/api/a/..%2f../secret'])(
    'no request to %s, which would leave the API',
    async (path) => {
      const { address } = await startWeb({ forward: { to: await echo() } });
      expect((await send(address, path)).status).toBe(400);
    },
  );
});

describe('sends to the client', () => {
  test('status, headers and cookies of the API', async () => {
    const to = await startApi((_req, res) => {
      res.writeHead(409, [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2; HttpOnly'],
        ['x-total-count', '7'],
        ['keep-alive', 'timeout=1'],
        ['proxy-authenticate', 'Basic'],
      ] as never);
      res.end('{}');
    });
    const { address } = await startWeb({ forward: { to } });
    const { status, headers, body } = await send(address, '/api/a');
    expect([status, headers['x-total-count'], body.toString()]).toEqual([409, '7', '{}']);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2; HttpOnly']);
    expect(headers).not.toHaveProperty('proxy-authenticate');
    expect(headers['keep-alive']).not.toBe('timeout=1');
  });

  test.each([
    ['HEAD', 200],
    ['GET', 204],
    ['GET', 304],
  ])('only headers for %s with status %i', async (method, status) => {
    const to = await startApi((_req, res) => res.writeHead(status, { etag: '"x"' }).end());
    const { address } = await startWeb({ forward: { to } });
    const answer = await send(address, '/media/a', { method });
    expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([status, '"x"', 0]);
  });

  test('a body as a stream', async () => {
    let finish = () => {};
    const to = await startApi((_req, res) => {
      res.write('first');
      finish = () => res.end(' last');
    });
    const { address } = await startWeb({ forward: { to } });
    const response = await fetch(`${address}/api/stream`);
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(' last');
  });

  test('an early error response, while the client is still sending', async () => {
    const to = await startApi((_req, res) => res.writeHead(413, { connection: 'close' }).end('too large'));
    const { address } = await startWeb({ forward: { to } });
    const { status, text } = await sendBeginning(`${address}/api/upload`);
    expect([status, text]).toEqual([413, 'too large']);
  });
});

describe('an API that', () => {
  const unavailable = {
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The service is not available right now. Please try again in a moment.',
  };

  test('is down causes a 503 with Retry-After, logged once until it answers again', async () => {
    let isUp = false;
    const to = await startApi((req, res) => (isUp ? res.end('up') : req.socket.destroy()));
    const { address, log } = await startWeb({ forward: { to } });
    for (let i = 0; i < 3; i++) {
      const { status, headers, body } = await send(address, '/api/a', { method: 'POST', body: '{}' });
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(body.toString())).toEqual(unavailable);
    }
    isUp = true;
    expect((await send(address, '/api/a')).body.toString()).toBe('up');
    expect(log.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'The API does not answer.'],
      [30, 'The API answers again.'],
    ]);
  });

  test('is not running causes a 503', async () => {
    const { address } = await startWeb({ forward: { to: nobody } });
    expect((await send(address, '/api/a')).status).toBe(503);
  });

  test('does not answer within the timeout causes a 503', async () => {
    const to = await startApi(() => {});
    const { address } = await startWeb({ forward: { to, silenceTimeout: 100 } });
    expect((await send(address, '/api/a')).status).toBe(503);
  });

  test.each([
    ['chunked', {}],
    ['with a length', { 'content-length': 100 }],
  ])('breaks off in the middle of an answer (%s) breaks the client’s connection', async (_name, headers) => {
    const to = await startApi((_req, res) => {
      res.writeHead(200, headers).write('half');
      setTimeout(() => res.destroy(), 50);
    });
    const { address } = await startWeb({ forward: { to } });
    await expect(send(address, '/api/a')).rejects.toThrow();
    expect((await send(address, '/')).status).toBe(200);
  });

  test('stalls in the middle of an answer breaks the client’s connection', async () => {
    const to = await startApi((_req, res) => res.write('half'));
    const { address } = await startWeb({ forward: { to, silenceTimeout: 100 } });
    await expect(send(address, '/api/a')).rejects.toThrow();
  });

  test('waits for a client that has stopped reading is not timed out', async () => {
    const whole = randomBytes(8_000_000);
    const to = await startApi((_req, res) => res.end(whole));
    const { address } = await startWeb({ forward: { to, silenceTimeout: 400 } });
    const outgoing = request(`${address}/media/video.mp4`).end();
    const [response] = await once(outgoing, 'response');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(response.statusCode).toBe(200);
    expect((await buffer(response)).equals(whole)).toBe(true);
  });

  /**
   * Starts a server that answers the first request of each connection and closes it at the second. Returns the requests
   * in order.
   */
  async function startDyingApi() {
    const seen: { method: string | undefined; isReused: boolean }[] = [];
    const used = new WeakSet();
    const to = await startApi((req, res) => {
      const isReused = used.has(req.socket);
      used.add(req.socket);
      seen.push({ method: req.method, isReused });
      if (isReused) req.socket.destroy();
      else res.end('answer');
    });
    const { address } = await startWeb({ forward: { to } });
    return { address, seen };
  }

  test.each(['GET', 'HEAD'])(
    'breaks a kept-alive connection gets a %s again on a new one',
    async (method) => {
      const { address, seen } = await startDyingApi();
      await send(address, '/api/a');
      expect((await send(address, '/api/a', { method })).status).toBe(200);
      expect(seen.slice(1)).toEqual([
        { method, isReused: true },
        { method, isReused: false },
      ]);
    },
  );

  test.each(['DELETE', 'POST'])(
    'breaks a kept-alive connection gets a %s only once, since it may have been processed',
    async (method) => {
      const { address, seen } = await startDyingApi();
      await send(address, '/api/a');
      expect((await send(address, '/api/a', { method })).status).toBe(503);
      expect(seen.slice(1)).toEqual([{ method, isReused: true }]);
    },
  );

  test.each([
    ['GET', 200],
    ['POST', 503],
  ])(
    'breaks a new connection at a %s causes a %i, because only reads are retried',
    async (method, status) => {
      let asked = 0;
      const to = await startApi((req, res) => (++asked > 1 ? res.end('answer') : req.socket.destroy()));
      const { address } = await startWeb({ forward: { to } });
      expect((await send(address, '/api/a', { method })).status).toBe(status);
      expect(asked).toBe(status === 200 ? 2 : 1);
    },
  );

  test('waits 15 s for another server can still answer within the timeout', () => {
    expect(SILENCE_TIMEOUT).toBeGreaterThanOrEqual(15_000 + 10_000);
  });

  test('is receiving an upload notices when the client aborts it', async () => {
    const cut = Promise.withResolvers<boolean>();
    const to = await startApi((req) => {
      req.on('error', () => {}).on('close', () => cut.resolve(req.complete));
      req.resume();
    });
    const { port } = await startWeb({ forward: { to, silenceTimeout: 600_000 } });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nbeginning');
    setTimeout(() => socket.destroy(), 100);
    await once(socket, 'close');
    expect(await cut.promise).toBe(false);
  });
});
