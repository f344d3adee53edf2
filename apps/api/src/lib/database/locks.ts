import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { conflict } from '../http/errors.ts';

/**
 * Runs long work that must not run twice at once, in any process. Uses a lease row instead of a lock, because a lock
 * would occupy a connection all that time, and a pooler would lose it.
 * @param seconds must exceed the longest duration of the work. If the process dies, the lease blocks others for this
 * long.
 * @throws {HttpError} 409 with the message `busy` if the work is already running
 */
export async function runExclusively<T>(
  db: Kysely<Database>,
  { name, seconds, busy }: { name: string; seconds: number; busy: string },
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ until: string }>`
    insert into leases (name, until) values (${name}, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (name) do update set until = excluded.until where leases.until < clock_timestamp()
    returning until::text`.execute(db);
  const [own] = rows;
  if (!own) throw conflict(busy);
  try {
    return await work();
  } finally {
    await sql`delete from leases where name = ${name} and until = ${own.until}::timestamptz`.execute(db);
  }
}

/** A backup holds this lock while it reads files, so that referenced files are not deleted meanwhile. */
export const BACKUP_LOCK = 4_118_226_037;

/** Checks whether a backup is running. If so, unreferenced files are left for a later sweep. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  // A shared lock, so parallel checks do not block each other. It is released when the statement ends.
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as is_free`.execute(db);
  return !rows[0]?.isFree;
}
