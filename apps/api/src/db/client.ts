import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Database } from './schema/database.ts';

/** The database or a transaction, which `queries.ts` functions take. */
export type Db = Kysely<Database> | Trx;
export type Trx = Transaction<Database>;

const TIMESTAMPTZ = 1184;
const INT8 = 20;
const DATE = 1082;

/* PostgreSQL returns 2026-11-21 09:30:00.123456+00, but the API uses ISO 8601 with milliseconds. */
const parsers: Record<number, (text: string) => unknown> = {
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [INT8]: Number,
  [DATE]: (text) => text,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

const limits = new AsyncLocalStorage<AbortSignal>();

/** Runs work whose statements, also its commits, fail with the signal's reason once that is aborted. */
export const withStatementsUntil = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  limits.run(signal, work);

class LimitedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be restated without it
  override query(text: any, values?: any, callback?: any): any {
    if (text !== 'rollback') limits.getStore()?.throwIfAborted();
    return super.query(text, values, callback);
  }
}

export interface DatabaseHandle {
  db: Kysely<Database>;
  pool: pg.Pool;
}

/**
 * Reports the original error of a transaction even if its connection is lost. Kysely would report the failed rollback
 * instead, although the database has already rolled back. Either way, Kysely drops the connection.
 */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

class FirstErrorDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new FirstErrorDriver(this.#config);
  }
}

const camelCase = () => new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Creates a connection pool without connecting yet. Timeouts: `connectTimeout` ms for a connection, `queryTimeout` ms
 * for a statement.
 */
export function openDatabase(
  url: string,
  { max = 10, connectTimeout = 4000, queryTimeout = 5000 } = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    Client: LimitedClient,
    types,
    max,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    statement_timeout: queryTimeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'upcurve-api',
    // The default assumes a spinning disk. Even with 1.1, the planner searches the forms behind all the quizzes of a
    // table instead of in their index.
    options: '-c random_page_cost=1',
  });
  // An idle connection that breaks is replaced at its next use. Without a listener it would end the process.
  pool.on('error', () => {});
  // A connection that breaks between two statements of a transaction would also end the process. The pool does not
  // report those errors.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({
    dialect: new FirstErrorDialect({ pool }),
    plugins: [camelCase()],
  });
  return { db, pool };
}

/**
 * Opens a single connection for long work such as COPY, and a Kysely database on the same connection. Only connecting
 * has a timeout, of 4 s. `client.end()` closes both.
 */
export async function openConnection(
  url: string,
  name: string,
): Promise<{ client: pg.Client; db: Kysely<Database> }> {
  const client = new pg.Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: 4000,
    keepAlive: true,
    application_name: name,
  });
  // A broken connection fails its query. Without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  const lent = Object.assign(client, { release() {} });
  const pool = { options: {}, connect: async () => lent, end: async () => {} };
  return {
    client,
    db: new Kysely<Database>({ dialect: new FirstErrorDialect({ pool }), plugins: [camelCase()] }),
  };
}

const NOW = sql<string>`now()::timestamptz(3)`;
/** Returns the start of the transaction by the database's clock, as ISO 8601 with milliseconds. */
export async function databaseNow(db: Db): Promise<string> {
  const { now } = await db.selectNoFrom(NOW.as('now')).executeTakeFirstOrThrow();
  return now;
}

// biome-ignore lint/suspicious/noExplicitAny: the rows of any query can be counted
export async function countRows(query: SelectQueryBuilder<any, any, unknown>): Promise<number> {
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/*
 * Error codes of Node and PostgreSQL (classes 08, 53, 57 and others) for a database that is down, hanging, full or
 * rejecting connections.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|28\w{3}|3D000|53[1-3]\d\d|57P0\d|57014|25P0[34])$/;
/* Messages of pg errors without a code. The last two mean that the connection was lost before the statement. */
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not currently accepting connections|connection error and is not queryable|was closed and is not queryable/;

/** Checks whether an error means that the database is unavailable rather than that the query is wrong. */
export function isUnavailable(error: Error & { code?: string; errors?: Error[] }): boolean {
  return CODES.test(error.code ?? '') || MESSAGES.test(error.message);
}
