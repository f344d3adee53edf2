import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** A backup holds it for as long as it reads files, so that those its rows name stay where they are. */
export const BACKUP_LOCK = 4_118_226_037;

/** Whether a backup is being made: then files that no row knows any more are left for a later sweep. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  // Shared with others who ask, and let go with the statement.
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(BACKUP_LOCK)}) as is_free`.execute(db);
  return !rows[0]?.isFree;
}
