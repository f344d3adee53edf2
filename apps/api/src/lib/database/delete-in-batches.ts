import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';

/** Rows per statement, so that none reaches its timeout and nobody waits long for a lock. */
export const DELETE_BATCH = 1000;

/**
 * Deletes the rows of a table that meet a condition, until none is left. Returns how many.
 * @param andThen returns a statement about the deleted rows, which are in the given table. It is part of each deletion.
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  isDue: RawBuilder<unknown>,
  andThen?: (gone: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${isDue} limit ${DELETE_BATCH}
        )) returning *
      )
      ${andThen ? sql`, afterwards as (${andThen(sql.table('gone'))})` : sql``}
      select count(*)::int as count from gone`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return total;
    total += count;
  }
}
