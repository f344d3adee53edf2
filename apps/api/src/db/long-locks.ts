import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables that always stay small, so a full scan takes no time. */
const SMALL = [
  'seeds',
  'users',
  'busy_calendars',
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

/** Lock modes that block writes by other transactions. */
const STOPS_WRITES = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];
/** Lock mode of a transaction that changes rows. Other transactions that change the same rows wait. */
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

/** Returns how often this transaction has fully scanned each table. PostgreSQL counts scans of empty tables too. */
async function scansIn<T>(db: Kysely<T>): Promise<Map<number, number>> {
  const { rows } = await sql<Scans>`
    select relid::int as oid, seq_scan::int as times from pg_stat_xact_all_tables`.execute(db);
  return new Map(rows.map(({ oid, times }) => [oid, times]));
}

/** Returns the tables on which the transaction holds one of these locks. They are held until it ends. */
async function heldIn<T>(db: Kysely<T>, modes: readonly string[]): Promise<Set<number>> {
  const { rows } = await sql<{ oid: number }>`
    select relation::int as oid from pg_locks
    where pid = pg_backend_pid() and locktype = 'relation' and mode = any(${modes})`.execute(db);
  return new Set(rows.map(({ oid }) => oid));
}

/**
 * Runs a migration on a database that has all earlier ones. Detects whether it would block others for as long as
 * reading a large table takes: if it rewrites an existing table, or fully scans one while any table is locked. Returns
 * a sentence for each problem.
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
