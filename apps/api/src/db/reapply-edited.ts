import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  appliedMigrations,
  type LargeMigration,
  migrateToLatest,
  migrations,
  revertMigration,
  unknownMigrations,
} from './migrate.ts';

/** Folder for importable copies of migrations. It is near the packages, not watched and not in git. */
const COPIES = join(import.meta.dirname, '../../.turbo');

interface Developing {
  all?: Record<string, LargeMigration>;
  /** Returns the source of a migration, or undefined in a build, which has no sources. */
  readSource?: (name: string) => Promise<string | undefined>;
  say?: (line: string) => void;
}

/**
 * Migrates the schema during development. If the newest migration was edited after it was applied, first reverts it
 * with its old `down`, which deletes the data in its tables. The database stores that old source in a separate schema,
 * which production never has, so production data cannot be lost this way.
 */
export async function migrateWhileDeveloping<T>(db: Kysely<T>, options: Developing = {}): Promise<void> {
  const { all = migrations, readSource = sourceOf, say = console.log } = options;
  const newest = (await appliedMigrations(db)).at(-1);
  const source = newest && newest in all ? await readSource(newest) : undefined;
  // A landed migration is no longer being written; a test rejects edits to it.
  if (newest && source !== undefined && !(newest in landedMigrations())) {
    const appliedAs = await recordedSource(db, newest);
    if (appliedAs !== undefined && appliedAs !== source) {
      await takeBackAsApplied(db, newest, appliedAs, all);
      say(`Applying the migration ${newest} again, since it was edited. What its tables held is gone.`);
    }
  }
  await migrateToLatest(db, all);
  const unknown = await unknownMigrations(db, all);
  if (unknown.length > 0)
    say(
      `The database has migrations that this version does not know: ${unknown.join(', ')}. If something fails: pnpm db:reset --yes.`,
    );
  const latest = Object.keys(all).at(-1);
  const applied = latest ? await readSource(latest) : undefined;
  if (latest && applied !== undefined) await recordSource(db, latest, applied);
}

async function sourceOf(name: string): Promise<string | undefined> {
  const file = join(import.meta.dirname, 'migrations', `${name}.ts`);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

async function takeBackAsApplied<T>(
  db: Kysely<T>,
  name: string,
  source: string,
  all: Record<string, LargeMigration>,
): Promise<void> {
  try {
    await mkdir(COPIES, { recursive: true });
    const copy = join(COPIES, 'applied-migration.ts');
    await writeFile(copy, source);
    const applied: LargeMigration = await import(`${copy}?${Date.now()}`);
    await revertMigration(db, name, { ...all, [name]: applied });
  } catch (error) {
    throw new Error(
      `The migration ${name} was edited after it was applied, and its earlier down() failed: ${(error as Error).message}. pnpm db:reset --yes empties the database and keeps the owner's account.`,
      { cause: error },
    );
  }
}

async function recordedSource<T>(db: Kysely<T>, name: string): Promise<string | undefined> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('development.newest_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return undefined;
  const { rows } = await sql<{ source: string }>`
    select source from development.newest_migration where name = ${name}`.execute(db);
  return rows[0]?.source;
}

async function recordSource<T>(db: Kysely<T>, name: string, source: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create schema if not exists development`.execute(trx);
    await sql`create table if not exists development.newest_migration (name text primary key, source text not null)`.execute(
      trx,
    );
    await sql`delete from development.newest_migration`.execute(trx);
    await sql`insert into development.newest_migration (name, source) values (${name}, ${source})`.execute(
      trx,
    );
  });
}

export const LANDED_FILE = join(import.meta.dirname, 'landed-migrations.json');

/** Returns the landed migrations, which databases have run, each with the SHA-256 of its file at that time. */
export const landedMigrations = (): Record<string, string> => JSON.parse(readFileSync(LANDED_FILE, 'utf8'));

export const hashOfMigration = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`)))
    .digest('hex');
