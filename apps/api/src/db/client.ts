import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema/database.ts';

/** The database or a transaction on it: what `queries.ts` functions are bound to. */
export type Db = Kysely<Database> | Transaction<Database>;

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/* PostgreSQL writes 2026-11-21 09:30:00.123456+00; the API speaks ISO 8601 in milliseconds. */
const parsers: Record<number, (text: string) => unknown> = {
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [INT8]: Number,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

const hotStatements = new Map<string, string>();

/**
 * Marks a compiled query as hot: its statement is prepared once per connection. Only for queries whose best plan
 * does not depend on their parameters.
 */
export function hot<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!hotStatements.has(query.sql)) hotStatements.set(query.sql, `hot_${hotStatements.size}`);
  return query;
}

/** Kysely never names statements; this client does so for the hot ones. */
class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be restated without it
  override query(text: any, values?: any, callback?: any): any {
    const name = typeof text === 'string' && values ? hotStatements.get(text) : undefined;
    return name ? super.query({ name, text, values }, callback) : super.query(text, values, callback);
  }
}

export interface DatabaseHandle {
  db: Kysely<Database>;
  pool: pg.Pool;
}

/**
 * Opens a pool on the database. Nothing connects yet. Every wait is bounded: 4 s for a connection,
 * `queryTimeout` ms for a statement.
 */
export function openDatabase(url: string, { max = 10, queryTimeout = 5000 } = {}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamingClient,
    types,
    max,
    connectionTimeoutMillis: 4000,
    query_timeout: queryTimeout,
    statement_timeout: queryTimeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'upcurve-api',
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool };
}
