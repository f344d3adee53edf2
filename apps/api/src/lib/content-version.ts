import { type CompiledQuery, sql, type Transaction } from 'kysely';
import { type Db, hot } from '../db/client.ts';
import type { Database } from '../db/schema/database.ts';

/** Tells every replica of the website, once the transaction is through, that visitors are to see something else. */
export async function contentChanged(trx: Transaction<Database>): Promise<void> {
  await trx.updateTable('contentVersion').set({ version: sql`version + 1` }).execute();
}

let compiled: CompiledQuery<{ version: number }> | undefined;

/** Asked for by every replica once a second. */
export async function contentVersion(db: Db): Promise<number> {
  compiled ??= hot(db.selectFrom('contentVersion').select('version').compile());
  const { rows } = await db.executeQuery(compiled);
  return rows[0]?.version ?? 0;
}
