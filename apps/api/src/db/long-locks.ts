import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables that stay small whatever the business does: to read one of them whole takes no time. */
const SMALL = [
  'seeds',
  'users',
  'invites',
  'password_links',
  'second_factors',
  'second_factor_roles',
  'recovery_codes',
  'questions',
  'retention',
  'content_version',
  'webhook_settings',
  'testimonial_stories',
  'testimonial_segments',
  'blog_authors',
  'blog_categories',
  'blog_category_slugs',
  'blog_presence',
];

/** Held while a statement of somebody else's wants to write: it waits. */
const STOPS_WRITES = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];
/** Held on changed rows: other transactions that change them wait. */
const CHANGES_ROWS = 'RowExclusiveLock';

interface Table {
  oid: number;
  name: string;
  filenode: number;
}

async function tablesOf<T>(db: Kysely<T>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select oid::int, relname as name, relfilenode::int as filenode from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  return rows.filter(({ name }) => !SMALL.includes(name));
}

interface Scans {
  oid: number;
  times: number;
}

/** How often this transaction has read each table whole, that it began with counted in. PostgreSQL counts empty ones too. */
async function scansIn<T>(db: Kysely<T>): Promise<Map<number, number>> {
  const { rows } = await sql<Scans>`
    select relid::int as oid, seq_scan::int as times from pg_stat_xact_all_tables`.execute(db);
  return new Map(rows.map(({ oid, times }) => [oid, times]));
}

/** Tables on which it holds one of these until its end. */
async function heldIn<T>(db: Kysely<T>, modes: readonly string[]): Promise<Set<number>> {
  const { rows } = await sql<{ oid: number }>`
    select relation::int as oid from pg_locks
    where pid = pg_backend_pid() and locktype = 'relation' and mode = any(${modes})`.execute(db);
  return new Set(rows.map(({ oid }) => oid));
}

/**
 * Runs a migration on a database that has all before it, and finds where others would wait for it as long as a large table takes
 * to read: a table that is there already is rewritten, or one is read whole while any is locked until the end. Gives a sentence for each.
 */
export async function longLocks<T>(db: Kysely<T>, { up }: Pick<Migration, 'up'>): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const before = await tablesOf(trx);
    const scansBefore = await scansIn(trx);
    await up(trx);
    const after = new Map((await tablesOf(trx)).map((table) => [table.oid, table]));
    const scans = await scansIn(trx);
    const locked = await heldIn(trx, STOPS_WRITES);
    const changed = await heldIn(trx, [CHANGES_ROWS]);
    const lockedNames = before.flatMap(({ oid, name }) => (locked.has(oid) ? [name] : [])).join(', ');
    return before.flatMap(({ oid, name, filenode }) => {
      const now = after.get(oid);
      if (!now) return [];
      if (now.filenode !== filenode)
        return [`It rewrites the table ${name}, which nobody can use meanwhile.`];
      if (scans.get(oid) === scansBefore.get(oid)) return [];
      if (lockedNames) return [`It reads the whole of ${name} while nobody can write to ${lockedNames}.`];
      return changed.has(oid)
        ? [`It changes rows all over ${name} in one statement, so others that change one of them wait.`]
        : [];
    });
  });
}
