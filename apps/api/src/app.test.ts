import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { health } from '@upcurve/contracts/health';
import { dropDatabase } from '@upcurve/local-postgres/databases';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrateDown, migrateToLatest } from './db/migrate.ts';
import { startApi, type TestApi } from './testing/api.ts';

let api: TestApi;
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
  expect(() => api.app.get('/api/secret', async () => 'x')).toThrow();
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
