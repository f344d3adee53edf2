import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { account } from '@upcurve/contracts/account';
import { contact } from '@upcurve/contracts/contact';
import { eligibility } from '@upcurve/contracts/eligibility';
import type { Endpoint } from '@upcurve/contracts/endpoint';
import { formToken } from '@upcurve/contracts/form-token';
import { health } from '@upcurve/contracts/health';
import { quarantine } from '@upcurve/contracts/quarantine';
import { team } from '@upcurve/contracts/team';
import { webhook } from '@upcurve/contracts/webhook';
import { dropDatabase } from '@upcurve/local-postgres/databases';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { migrateDown, migrateToLatest } from './db/migrate.ts';
import { ADMIN, startApi, type TestApi } from './testing/api.ts';

let api: TestApi;
let signedIn: Promise<{ origin: string; cookie: string }> | undefined;
const owner = () => {
  signedIn ??= api.signIn('owner', 'every-call');
  return signedIn;
};
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('every answer', () => {
  test.each(['/api/health/live', '/api/nowhere', '/api/user', '/api/eligibility/questions?x=1', '/api/%'])(
    'of %s carries the security headers',
    async (url) => {
      const { headers } = await api.app.inject(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test.each([
    ['/api/nowhere', 404, 'Not Found'],
    ['/api/%', 400, 'Bad Request'],
  ])('that is an error has the one error body: %s', async (url, statusCode, error) => {
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json()).toEqual({ statusCode, error, message: expect.any(String) });
  });

  test.each([
    '/api/%',
    '/api/%00',
    '/api/eligibility/questions/%ff',
    `/api/${'x'.repeat(5000)}`,
    '/api//user',
    '/../etc',
  ])('to the address %s is a refusal, never a failure', async (url) => {
    const { statusCode } = await api.app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

test('a route that declares no access keeps the API from starting', async () => {
  const app = await buildApp(api.services);
  expect(() => app.get('/api/secret', async () => 'x')).toThrow('declares no access');
  await app.close();
});

describe('every call of every contract', () => {
  const calls = Object.values({ account, contact, eligibility, formToken, quarantine, team, webhook })
    .flatMap((noun) => Object.values(noun) as Endpoint[])
    .map((endpoint) => ({ ...endpoint, url: endpoint.path.replace(/\{\w+\}/g, '7') }));

  test.each(calls)('$method $path refuses unknown keys of query and body', async ({ method, url }) => {
    const headers = await owner();
    const query = await api.app.inject({ method, url: `${url}?zzz=1`, headers });
    expect(query.statusCode).toBe(400);
    if (method === 'GET') return;
    const body = await api.app.inject({ method, url, headers, payload: { zzz: 1 } });
    expect(body.statusCode).toBe(400);
  });

  test.each(calls.filter(({ access }) => access !== 'public'))(
    '$method $path is closed to visitors',
    async ({ method, url }) => {
      const answer = await api.app.inject({ method, url, headers: { origin: ADMIN } });
      expect(answer.statusCode).toBe(401);
      if (method !== 'GET') return;
      const head = await api.app.inject({ method: 'HEAD', url, headers: { origin: ADMIN } });
      expect(head.statusCode).toBe(401);
    },
  );

  test.each(calls.filter(({ method }) => method !== 'GET'))(
    '$method $path refuses a foreign origin and none',
    async ({ method, url }) => {
      const { cookie } = await owner();
      for (const origin of ['http://evil.example', 'null', undefined]) {
        const answer = await api.app.inject({ method, url, headers: { cookie, ...(origin && { origin }) } });
        expect(answer.statusCode).toBe(403);
      }
    },
  );
});

test('the contracts are documented at /api/openapi.json and /api/docs', async () => {
  const openapi = (await api.app.inject('/api/openapi.json')).json();
  expect(openapi.openapi).toBe('3.1.0');
  expect(Object.keys(openapi.paths)).toContain('/api/eligibility/submissions/{id}/status');
  const page = await api.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

describe('health', () => {
  test('is live and ready', async () => {
    expect(await api.client(health).live()).toEqual({ status: 'ok' });
    expect(await api.client(health).ready()).toMatchObject({ database: 'ok', migrations: 'ok', queue: 'ok' });
  });

  test('is live but not ready without migrations, queue or database', async () => {
    const own = await startApi();
    const ready = async () => (await own.app.inject('/api/health/ready')).statusCode;
    try {
      await migrateDown(own.db);
      expect(await ready()).toBe(503);
      await migrateToLatest(own.db);
      expect(await ready()).toBe(200);
      await own.services.queue.stop();
      expect(await ready()).toBe(503);
    } finally {
      await own.close();
    }
  });

  test('is live, and everything else says 503, while the database is gone', async () => {
    const own = await startApi();
    const status = async (url: string) => (await own.app.inject(url)).statusCode;
    try {
      await own.services.queue.stop();
      await dropDatabase(
        own.databaseUrl.replace(/[^/]+$/, 'postgres'),
        own.databaseUrl.split('/').at(-1) ?? '',
      );
      vi.spyOn(own.services.log, 'error').mockReturnValue();
      expect(await status('/api/health/ready')).toBe(503);
      expect(await status('/api/health/live')).toBe(200);
      const answer = await own.app.inject('/api/eligibility/questions');
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await own.close();
    }
  });
});

test('a client that sends its request too slowly is cut', async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => socket.write('X: y\r\n'), 500);
  const cut = await new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true));
    setTimeout(() => resolve(false), 11_000).unref();
  });
  clearInterval(drip);
  socket.destroy();
  expect(cut).toBe(true);
});
