import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '@upcurve/api-client/api-error';
import { type Client, createClient } from '@upcurve/api-client/create-client';
import type { ClientOptions, Fetch } from '@upcurve/api-client/request';
import type { Role } from '@upcurve/contracts/permissions';
import type { Endpoint, Endpoints } from '@upcurve/contracts/shared/endpoint';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import type { FastifyInstance, InjectOptions } from 'fastify';
import Fastify from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { afterAll, inject, onTestFinished, vi } from 'vitest';
import { allJobs } from '../src/all-jobs.ts';
import { buildApp } from '../src/app.ts';
import { type Config, loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/client.ts';
import type { AuditLogTable } from '../src/db/schema/account.ts';
import type { Database } from '../src/db/schema/database.ts';
import { userQueries } from '../src/features/account/users.ts';
import { createQueue } from '../src/lib/queue/queue.ts';
import { issueFormToken } from '../src/lib/security/form-guard.ts';
import { setupLinkIn } from '../src/lib/security/links.ts';
import { hashPassword } from '../src/lib/security/passwords.ts';
import { createRateLimits } from '../src/lib/security/rate-limits.ts';
import { openStorage } from '../src/lib/storage/open-storage.ts';
import type { Services } from '../src/services.ts';

export const ADMIN = 'http://localhost:3001';
export const SITE = 'http://localhost:3000';

export const PASSWORD = 'plum orchard lantern';

export interface TestApi {
  app: FastifyInstance;
  db: Kysely<Database>;
  config: Config;
  services: Services;
  databaseUrl: string;
  /** Creates a client of a contract that calls `app.inject` with these headers. */
  client<T extends Endpoints>(noun: T, headers?: Record<string, string>): Client<T>;
  /** Signs in a staff member with this role. Returns the headers of requests from the admin pages. */
  signIn(role: Role, username?: string): Promise<{ origin: string; cookie: string }>;
  /** Returns the newest entry of the audit log. */
  lastAudit(): Promise<Selectable<AuditLogTable> | undefined>;
  /** Returns a form token that is old enough to be accepted. */
  formToken(ageSeconds?: number): string;
  close(): Promise<void>;
}

export interface TestApiOptions {
  env?: Record<string, string>;
  /** Also delivers webhooks, as a worker does. */
  worker?: boolean;
  /** Adds routes before the API is ready. */
  mount?: (app: FastifyInstance) => void;
}

/** Implements `fetch` with `app.inject`, so the same client runs without a socket. */
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

/** Creates a logger that prints unexpected errors, such as a 500. */
const createLog = () => Fastify({ logger: { level: 'error', stream: process.stdout } }).log;

/** Adds details to an API error that fails a test: the invalid fields, or the required permission. */
function explained(error: unknown, { method, path, access }: Endpoint): unknown {
  if (!(error instanceof ApiError)) return error;
  const issues = error.issues.map((issue) => `${issue.path || 'the whole'}: ${issue.message}`);
  const reasons = error.statusCode === 403 ? [`asks for ${access}`] : issues;
  if (reasons.length > 0) error.message += `\n${[`${method} ${path}`, ...reasons].join('\n  ')}`;
  return error;
}

/** Creates a client that checks every response against its contract, including unknown keys. */
function checkedClient<T extends Endpoints>(noun: T, options: ClientOptions): Client<T> {
  const client = createClient(noun, options) as Record<string, (...input: unknown[]) => Promise<unknown>>;
  const checked = Object.entries(noun).map(([name, endpoint]) => [
    name,
    async (...input: unknown[]) => {
      const { response, paged } = endpoint;
      const answer = await client[name]?.(...input).catch((error: unknown) => {
        throw explained(error, endpoint);
      });
      if (answer instanceof Response) return answer;
      response?.parse(paged ? (answer as PageOf<unknown>).items : answer);
      return answer;
    },
  ]);
  return Object.fromEntries(checked);
}

/** On a busy machine many parallel calls wait long for a connection. Tests fail only if they hang. */
const PATIENT = { connectTimeout: 60_000, queryTimeout: 60_000 };

/** Starts the whole API with its own database, cloned from the migrated template. */
export async function startApi({ env = {}, worker = false, mount }: TestApiOptions = {}): Promise<TestApi> {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const databaseUrl = await createDatabase(serverUrl, name, template);
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-api-'));
  const config = loadConfig({
    RATE_LIMIT_FACTOR: '1000',
    SESSION_SECRET: 'a secret that only these tests use',
    ...env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });

  const { db, pool } = openDatabase(databaseUrl, PATIENT);
  const queue = createQueue(databaseUrl, () => {});
  const services: Services = {
    config,
    db,
    pool,
    queue,
    limits: createRateLimits(config.rateLimitFactor),
    storage: await openStorage(config),
    setupLink: setupLinkIn(dataDir),
    log: createLog(),
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
    lastAudit: () =>
      db
        .selectFrom('auditLog')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    formToken: (ageSeconds = 10) =>
      issueFormToken(config.sessionSecret, new Date(Date.now() - ageSeconds * 1000).toISOString()),
    async close() {
      await app.close();
      await queue.stop();
      await db.destroy();
      await dropDatabase(serverUrl, name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts an API for all tests of a file, which calls this at its top level. */
export async function apiForFile(options?: TestApiOptions): Promise<TestApi> {
  const api = await startApi(options);
  afterAll(() => api.close());
  return api;
}

/** Starts an API for one test, which calls this. */
export async function apiForTest(options?: TestApiOptions): Promise<TestApi> {
  const api = await startApi(options);
  onTestFinished(() => api.close());
  return api;
}

/** Repeats a check until it passes. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000 });

/** Returns the status with which a call is refused. Undefined if it is not. */
export const refusedWith = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: { statusCode?: number }) => {
      if (error.statusCode === undefined) throw error;
      return error.statusCode;
    },
  );
