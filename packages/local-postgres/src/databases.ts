import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const INSUFFICIENT_PRIVILEGE = '42501';
const DROP_TRIES = 10;

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

/** Drops a database if it exists, and closes its connections. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const statement = `DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`;
  for (let tries = 1; ; tries++) {
    try {
      return await execute(serverUrl, statement);
    } catch (error) {
      // A background process of the server is briefly connected, and our role may not end it.
      const isBusy = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isBusy || tries === DROP_TRIES) throw error;
      await sleep(500);
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
