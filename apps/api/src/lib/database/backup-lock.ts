import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** A backup holds this lock while it reads files, so that referenced files are not deleted meanwhile. */
export const BACKUP_LOCK = 4_118_226_037;

/** Checks whether a backup is running. If so, unreferenced files are left for a later sweep. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  // A shared lock, so parallel checks do not block each other. It is released when the statement ends.
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as is_free`.execute(db);
  return !rows[0]?.isFree;
}
