import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { type Endpoint, filledPath } from '@upcurve/contracts/shared/endpoint';
import { health } from '@upcurve/contracts/shared/health';
import { dropDatabase } from '@upcurve/local-postgres/databases';
import { securityHeaders } from '@upcurve/web-server/security/security-headers';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ADMIN, apiForFile, apiForTest, SITE, type TestApi } from '../test/api.ts';
import { echo, echoRoutes } from '../test/echo.ts';
import { sentForm } from '../test/samples/sent-form.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { migrationNames } from './db/migrate.ts';
import { routesOf } from './lib/http/implement.ts';

const api = await apiForFile({ mount: (app) => void echoRoutes(app) });
let signedIn: Promise<{ origin: string; cookie: string }> | undefined;
const owner = () => {
  signedIn ??= api.signIn('owner', 'every-call');
  return signedIn;
};

describe('every response', () => {
  test.each(['/api/health/live', '/api/nowhere', '/api/user', '/api/eligibility/questions?x=1', '/api/%'])(
    'to %s carries the security headers',
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

  test('carries the security headers of the web servers, with HSTS for an https address', async () => {
    const config = { ...api.config, adminUrl: 'https://admin.example' };
    const app = await buildApp({ ...api.services, config });
    const { headers } = await app.inject('/api/health/live');
    const {
      'cross-origin-resource-policy': _,
      'referrer-policy': __,
      ...shared
    } = securityHeaders(config.adminUrl);
    expect(shared).toHaveProperty('strict-transport-security');
    expect(headers).toMatchObject(shared);
    await app.close();
  });

  test('is logged without the search term, whatever its status', async () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: { level: 'trace', stream: { write: (line) => lines.push(line) } } });
    const app = await buildApp({ ...api.services, log });
    const headers = { ...(await owner()), referer: 'http://localhost:3001/admin/leads?search=canary' };
    const asked = ['/api/inbox?', '/api/inbox?limit=x&', '/api/nowhere?', '/api/%?'].map((path) =>
      app.inject({ url: `${path}search=canary%40example.com`, headers }),
    );
    const away = openDatabase('postgres://nobody@127.0.0.1:9/none');
    const broken = await buildApp({ ...api.services, db: away.db, log });
    asked.push(broken.inject({ url: '/api/inbox?search=canary%40example.com', headers }));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 400, 404, 400, 503]);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join()).not.toContain('canary');
    await Promise.all([app.close(), broken.close(), away.db.destroy()]);
  });

  test.each([
    ['/api/nowhere', 404, 'Not Found'],
    ['/api/%', 400, 'Bad Request'],
  ])('to a bad address (%s) has the standard error body', async (url, statusCode, error) => {
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
  ])('to the address %s has a 4xx status', async (url) => {
    const { statusCode } = await api.app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

test.each([
  ['a route that declares no access', 'GET', {}, 'declares no access'],
  ['a public write without rateLimit', 'POST', { access: 'public' }, 'public write without rateLimit'],
] as const)('%s keeps the API from starting', async (_name, method, config, message) => {
  const app = await buildApp(api.services);
  expect(() => app.route({ method, url: '/api/secret', config, handler: async () => 'x' })).toThrow(message);
  await app.close();
});

type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

/** Valid values for path placeholders, so that no call is rejected because of its path. */
const PARAMS = [
  '1',
  'leads',
  'contact',
  'editor',
  '0199f7a0-0000-7000-8000-000000000000',
  'x'.repeat(43),
  `${'x'.repeat(43)}.ics`,
];

function urlOf({ path, params }: Endpoint): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values: Record<string, string | undefined> = {};
  for (const name of names)
    values[name] = PARAMS.find((value) => {
      const issues = params?.safeParse({ ...values, [name]: value }).error?.issues ?? [];
      return !issues.some((issue) => issue.path[0] === name);
    });
  if (params && !params.safeParse(values).success) throw new Error(`Give PARAMS a value that ${path} takes.`);
  return filledPath(path, values);
}

/** A body or form with one unknown key. For a union, a body of its first variant. */
async function strayBody({ body, accepts }: Endpoint) {
  if (accepts) return sentForm([['zzz', '1']]);
  return { payload: strayJson(body) };
}

function strayJson(body: z.ZodType | undefined): object {
  if (!(body instanceof z.ZodDiscriminatedUnion)) return { zzz: 1 };
  const { discriminator } = body.def;
  const [first] = body.options as [z.ZodObject];
  return { [discriminator]: (first.shape[discriminator] as z.ZodLiteral).value, zzz: 1 };
}

describe('every route', () => {
  let calls: (Endpoint & { url: string })[];
  beforeAll(() => {
    calls = routesOf(api.app).map((endpoint) => ({ ...endpoint, url: urlOf(endpoint) }));
  });

  /** Makes the selected calls and expects every response to match. */
  async function sweep(
    chosen: (call: Endpoint) => boolean,
    ask: (call: Endpoint & { url: string }) => Promise<Answer[]>,
    fits: (answer: Answer) => boolean,
  ) {
    const asked = calls.filter(chosen);
    expect(asked.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const call of asked) {
      for (const answer of await ask(call)) {
        if (!fits(answer))
          wrong.push(`${call.method} ${call.url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  }

  test('belongs to a contract, and every contract has a route', () => {
    const served = calls.map(({ method, path }) => `${method} ${path}`).sort();
    const written = Object.values({ ...allEndpoints, echo })
      .flatMap((noun) => Object.values(noun) as Endpoint[])
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
    expect(served).toEqual(written);
  });

  test('rejects and names unknown keys in the query and body', async () => {
    const headers = await owner();
    await sweep(
      () => true,
      async (call) => {
        const { method, url, body } = call;
        // A missing body is reported first, so calls with a body are tested with the unknown key in the body only.
        const inQuery = body ? [] : [api.app.inject({ method, url: `${url}?zzz=1`, headers })];
        if (method === 'GET') return Promise.all(inQuery);
        const { payload, headers: more } = { headers: {}, ...(await strayBody(call)) };
        return Promise.all([
          ...inQuery,
          api.app.inject({ method, url, headers: { ...headers, ...more }, payload }),
        ]);
      },
      ({ statusCode, body }) => statusCode === 400 && body.includes('zzz'),
    );
  });

  test('that takes a body rejects a query', async () => {
    const headers = await owner();
    await sweep(
      ({ body }) => body !== undefined,
      async ({ method, url }) => [
        await api.app.inject({ method, url: `${url}?zzz=1`, headers, payload: {} }),
      ],
      ({ statusCode }) => statusCode === 400,
    );
  });

  test('that writes rejects a foreign or missing origin', async () => {
    const { cookie } = await owner();
    await sweep(
      ({ method }) => method !== 'GET',
      ({ method, url }) =>
        Promise.all(
          ['http://evil.example', 'null', undefined].map((origin) =>
            api.app.inject({ method, url, headers: { cookie, ...(origin && { origin }) } }),
          ),
        ),
      ({ statusCode }) => statusCode === 403,
    );
  });
});

test('documents the contracts at /api/openapi.json and /api/docs', async () => {
  const openapi = (await api.app.inject('/api/openapi.json')).json();
  expect(openapi.openapi).toBe('3.1.0');
  expect(Object.keys(openapi.paths)).toContain('/api/eligibility/submissions/{id}/status');
  const page = await api.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

describe('the API', () => {
  test('is live and ready', async () => {
    expect(await api.client(health).live()).toEqual({ status: 'ok' });
    expect(await api.client(health).ready()).toMatchObject({ database: 'ok', migrations: 'ok', queue: 'ok' });
  });

  test('reports migrations that are missing or newer than the code', async () => {
    const own = await apiForTest();
    const newest = migrationNames.at(-1) ?? '';
    await sql`insert into kysely_migration (name, timestamp) values ('20991231T2359-later', '2099-12-31')`.execute(
      own.db,
    );
    expect(await own.client(health).ready()).toMatchObject({ status: 'ok', migrations: 'ahead' });
    await sql`delete from kysely_migration where name in ('20991231T2359-later', ${newest})`.execute(own.db);
    const answer = await own.app.inject('/api/health/ready');
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'Migrations of this version are missing. Restart the API to apply them.',
    ]);
  });

  test('is not ready while the queue is stopped', async () => {
    const own = await apiForTest();
    const ready = async () => (await own.app.inject('/api/health/ready')).statusCode;
    expect(await ready()).toBe(200);
    await own.services.queue.stop();
    expect(await ready()).toBe(503);
  });

  test('stays live without the database and answers other requests with 503', async () => {
    const own = await apiForTest();
    const status = async (url: string) => (await own.app.inject(url)).statusCode;
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
  });
});

/** Starts listening on the first call. Returns the port of the API. */
async function port(): Promise<number> {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  return (api.app.server.address() as AddressInfo).port;
}

test.each([20, 100])(
  'a client rejected while still sending receives the 413 without a reset (%i MB)',
  async (megabytes) => {
    const bytes = megabytes * 1024 * 1024;
    const socket = connect(await port(), '127.0.0.1');
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nOrigin: ${SITE}\r\n`;
    socket.write(`${head}Content-Length: ${bytes}\r\n\r\n`);
    const heard = new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(data.toString())).once('error', reject);
    });
    const sent = new Promise<void>((resolve, reject) => {
      socket.write(Buffer.alloc(bytes), (error) => (error ? reject(error) : resolve()));
    });
    await sent;
    expect(await heard).toContain('413 Payload Too Large');
    socket.destroy();
  },
);

test.concurrent.each([
  ['headers', 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n'],
  [
    'body',
    `POST /api/login HTTP/1.1\r\nHost: x\r\nOrigin: ${ADMIN}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
    ' ',
  ],
])('a client that sends its %s too slowly is disconnected', async (_name, beginning, drop) => {
  const socket = connect(await port(), '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write(beginning);
  const drip = setInterval(() => socket.write(drop), 500);
  const cut = await new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true));
    // Well above the limit, to allow for a slow machine.
    setTimeout(() => resolve(false), 20_000).unref();
  });
  clearInterval(drip);
  socket.destroy();
  expect(cut).toBe(true);
});
