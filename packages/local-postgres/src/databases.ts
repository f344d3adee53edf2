import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const INSUFFICIENT_PRIVILEGE = '42501';
const DROP_TRIES = 10;

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/**
 * Creates a database and gives its address. From a `template` (a database that nobody is connected to) it takes tens of
 * milliseconds, tables and rows included.
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

/** Drops a database, if it is there, and ends whatever is still connected to it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const statement = `DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`;
  for (let tries = 1; ; tries++) {
    try {
      return await execute(serverUrl, statement);
    } catch (error) {
      // The server itself cleans up in it, for a moment; nobody else may end that.
      const isBusy = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isBusy || tries === DROP_TRIES) throw error;
      await sleep(500);
    }
  }
}

/** A name for a test's database that no other run uses, also on a server that others share. */
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
