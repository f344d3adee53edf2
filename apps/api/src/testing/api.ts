import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@upcurve/api-client/create-client';
import type { ClientOptions, Fetch } from '@upcurve/api-client/request';
import type { Endpoints } from '@upcurve/contracts/endpoint';
import type { PageOf } from '@upcurve/contracts/paging';
import type { Role } from '@upcurve/contracts/permissions';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import type { FastifyInstance, InjectOptions } from 'fastify';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import type { Database } from '../db/schema/database.ts';
import { userQueries } from '../features/account/users.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { createQueue } from '../jobs/queue.ts';
import { issueFormToken } from '../lib/form-guard.ts';
import { hashPassword } from '../lib/passwords.ts';
import { createRateLimits } from '../lib/rate-limits.ts';
import { setupLinkIn } from '../lib/setup-link.ts';
import type { Services } from '../services.ts';

export const ADMIN = 'http://localhost:3001';
export const SITE = 'http://localhost:3000';
export const PASSWORD = 'plum orchard lantern';

export interface TestApi {
  app: FastifyInstance;
  db: Kysely<Database>;
  config: Config;
  services: Services;
  databaseUrl: string;
  /** A client of the noun, over `app.inject`, with these headers. */
  client<T extends Endpoints>(noun: T, headers?: Record<string, string>): Client<T>;
  /** Headers of a signed-in member of staff with that role, on the admin pages. */
  signIn(role: Role, username?: string): Promise<{ origin: string; cookie: string }>;
  /** A form token old enough to pass. */
  formToken(ageSeconds?: number): string;
  close(): Promise<void>;
}

export interface TestApiOptions {
  env?: Record<string, string>;
  /** Deliver webhooks too, as a worker does. */
  worker?: boolean;
  /** More routes, before the API is ready. */
  mount?: (app: FastifyInstance) => void;
}

/** `fetch` over `app.inject`: the same client runs without a socket. */
function injectedFetch(app: FastifyInstance, origin = SITE): Fetch {
  return async (url, init) => {
    const sent = new Request('http://any', { method: 'POST', body: init.body });
    const type = sent.headers.get('content-type');
    const answer = await app.inject({
      method: init.method as InjectOptions['method'],
      url,
      headers: {
        origin,
        ...(init.body instanceof FormData && type && { 'content-type': type }),
        ...(init.headers as Record<string, string>),
      },
      payload: init.body ? Buffer.from(await sent.arrayBuffer()) : undefined,
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  };
}

/** A client that holds every answer against its contract, unknown keys included. */
function checkedClient<T extends Endpoints>(noun: T, options: ClientOptions): Client<T> {
  const client = createClient(noun, options) as Record<string, (...input: unknown[]) => Promise<unknown>>;
  const checked = Object.entries(noun).map(([name, { response, paged }]) => [
    name,
    async (...input: unknown[]) => {
      const answer = await client[name]?.(...input);
      if (answer instanceof Response) return answer;
      response?.parse(paged ? (answer as PageOf<unknown>).items : answer);
      return answer;
    },
  ]);
  return Object.fromEntries(checked);
}

/** The whole API on a database of its own, cloned from the migrated template. */
export async function startApi({ env = {}, worker = false, mount }: TestApiOptions = {}): Promise<TestApi> {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const databaseUrl = await createDatabase(serverUrl, name, template);
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-api-'));
  const config = loadConfig({
    RATE_LIMIT_FACTOR: '1000',
    ...env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });

  const { db } = openDatabase(databaseUrl);
  // What no test expects, a 500 above all, shows in the run's output.
  const { log } = Fastify({ logger: { level: 'error' } });
  const queue = createQueue(databaseUrl, () => {});
  const services: Services = {
    config,
    db,
    queue,
    limits: createRateLimits(config.rateLimitFactor),
    setupLink: setupLinkIn(dataDir),
    log,
  };
  const app = await buildApp(services);
  mount?.(app);
  await app.ready();
  await queue.start(allJobs(services), worker);

  return {
    app,
    db,
    config,
    services,
    databaseUrl,
    client: (noun, headers = {}) =>
      checkedClient(noun, { fetch: injectedFetch(app, headers.origin), headers: () => headers }),
    async signIn(role, username = `${role}-${uniqueDatabaseName('u').slice(-8)}`) {
      await userQueries(db).create({ username, role, passwordHash: await hashPassword(PASSWORD) });
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { origin: ADMIN },
        payload: { username, password: PASSWORD },
      });
      if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
      return {
        origin: ADMIN,
        cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      };
    },
    formToken: (ageSeconds = 10) => issueFormToken(config.sessionSecret, Date.now() - ageSeconds * 1000),
    async close() {
      await app.close();
      await queue.stop();
      await db.destroy();
      await dropDatabase(serverUrl, name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
