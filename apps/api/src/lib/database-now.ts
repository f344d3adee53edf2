import { type CompiledQuery, sql } from 'kysely';
import { type Db, hot } from '../db/client.ts';

const NOW = sql<string>`now()::timestamptz(3)`;
let compiled: CompiledQuery<{ now: string }> | undefined;

/** The moment at which the transaction began, by the database's clock, in milliseconds as ISO 8601. */
export async function databaseNow(db: Db): Promise<string> {
  compiled ??= hot(db.selectNoFrom(NOW.as('now')).compile());
  const { rows } = await db.executeQuery(compiled);
  // A select without a table has one row.
  return rows[0]!.now;
}
