import { randomBytes } from 'node:crypto';
import pg from 'pg';

const OBJECT_IN_USE = '55006';
const DROP_TRIES = 3;

/** Returns the URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/**
 * Creates a database and returns its URL. With a `template` (a database without connections), the copy with all tables
 * and rows takes tens of milliseconds.
 */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = 'template0',
): Promise<string> {
  const encoding = template === 'template0' ? " ENCODING 'UTF8'" : '';
  await execute(serverUrl, `CREATE DATABASE ${quote(name)} TEMPLATE ${quote(template)}${encoding}`);
  return databaseUrl(serverUrl, name);
}

/**
 * Drops a database if it exists, and closes its connections. Does not use `WITH (FORCE)`: that fails while the server
 * vacuums the database, because our role may not end the server's own processes. A plain drop makes the server end
 * them.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const sessions = `FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = ${pg.escapeLiteral(name)}`;
  for (let tries = 1; ; tries++) {
    await execute(serverUrl, `SELECT pg_terminate_backend(pid) ${sessions}`);
    try {
      return await execute(serverUrl, `DROP DATABASE IF EXISTS ${quote(name)}`);
    } catch (error) {
      // Another client has connected in the meantime.
      const isInUse = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE;
      if (!isInUse || tries === DROP_TRIES) throw error;
    }
  }
}

/** Returns a unique name for a test database, even on a shared server. */
export function uniqueDatabaseName(prefix = 'upcurve_test'): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const quote = (name: string) => pg.escapeIdentifier(name);
