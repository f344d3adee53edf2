import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@upcurve/web-server/settings';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { adoptBaseline } from './adopt-baseline.ts';
import * as baseline from './migrations/20261129T1501-baseline.ts';
import * as dropQuestionHistory from './migrations/20261130T0235-drop-question-history.ts';
import * as noCorrectedSearches from './migrations/20261130T0355-no-corrected-searches.ts';
import * as oneHost from './migrations/20261130T0610-one-host.ts';
import * as noPresence from './migrations/20261130T0705-no-presence.ts';

/** Every migration by name, in order. A shipped migration is never edited. */
export const migrations: Record<string, Migration> = {
  '20261129T1501-baseline': baseline,
  '20261130T0235-drop-question-history': dropQuestionHistory,
  '20261130T0355-no-corrected-searches': noCorrectedSearches,
  '20261130T0610-one-host': oneHost,
  '20261130T0705-no-presence': noPresence,
};

export const migrationNames = Object.keys(migrations);

/**
 * How long a migration waits for a table lock. Other queries on that table queue behind it for as long. The migration
 * is retried, because a backup holds its locks for minutes.
 */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const UNDEFINED_TABLE = '42P01';
const PAUSE_MS = 1000;
const PATIENCE_MS = 540_000;

const impatient = ({ up, down }: Migration): Migration => ({
  async up(db) {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await up(db);
  },
  ...(down && { down }),
});

function migrator<T>(db: Kysely<T>, all = migrations): Migrator {
  const each = Object.entries(all).map(([name, migration]) => [name, impatient(migration)]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(each) } });
}

/**
 * Migrates the schema to the latest version, in one transaction and under a lock shared by all starting processes.
 * Leaves a schema from a later version as it is, because later versions keep it compatible with this one.
 */
export async function migrateToLatest<T>(db: Kysely<T>, all = migrations): Promise<void> {
  for (const endsAt = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    try {
      await adoptBaseline(db, await appliedMigrations(db));
      if (!(await isMigrated(db, all))) await applyMissing(db, all);
      return;
    } catch (error) {
      if (!isPassing(error as DatabaseError) || Date.now() > endsAt) throw error;
    }
  }
}

interface DatabaseError extends Error {
  code?: string;
}

/** Kysely lists the tables before it waits for its lock, which fails if another process drops one meanwhile. */
const isPassing = ({ code, message }: DatabaseError) =>
  code === LOCK_NOT_AVAILABLE || (code === UNDEFINED_TABLE && !message.startsWith(FAILED));

async function applyMissing<T>(db: Kysely<T>, all: typeof migrations): Promise<void> {
  const { error, results = [] } = await migrator(db, all).migrateToLatest();
  if (!error) return;
  const unknown = results.length > 0 ? [] : await unknownMigrations(db, all);
  if (unknown.length > 0) throw new ForeignSchemaError(unknown);
  const failed = results.find(({ status }) => status === 'Error');
  throw failed ? naming(failed.migrationName, error as Error) : error;
}

/** A schema with migrations of another branch cannot take those of this one. */
class ForeignSchemaError extends ConfigError {
  constructor(unknown: string[]) {
    super(
      `The database has migrations that this version does not know (${unknown.join(', ')}), and lacks some of this version. Start the version that has both. While developing: pnpm db:reset --yes empties the database and keeps the owner's account.`,
    );
    this.name = 'ForeignSchemaError';
  }
}

const FAILED = 'The migration';

function naming(migration: string, error: Error): Error {
  const where = `${FAILED} ${migration} failed: `;
  error.message = where + error.message;
  error.stack = where + error.stack;
  return error;
}

export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name);
  if (error) throw error;
}

export async function isMigrated<T>(db: Kysely<T>, all = migrations): Promise<boolean> {
  const states = await migrator(db, all).getMigrations();
  return states.every(({ executedAt }) => executedAt);
}

/**
 * Returns the applied migrations that this build does not know, in order. They come from a later version or another
 * branch.
 */
export async function unknownMigrations<T>(db: Kysely<T>, all = migrations): Promise<string[]> {
  return (await appliedMigrations(db)).filter((name) => !(name in all));
}

/** Returns the applied migrations in order, or none if the database is not ours. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
