import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';

/** Rows per statement, so that none reaches its timeout and nobody waits long for a lock. */
export const DELETE_BATCH = 1000;

/** Deletes the rows of a table that meet a condition, until none is left. Returns how many. */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  isDue: RawBuilder<unknown>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isDue} limit ${DELETE_BATCH}
      ))`.execute(db);
    if (numAffectedRows === 0n) return total;
    total += Number(numAffectedRows);
  }
}
