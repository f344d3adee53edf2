import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** The moment at which the transaction began, by the database's clock, in milliseconds as ISO 8601. */
export async function databaseNow(db: Db): Promise<string> {
  const { now } = await db
    .selectNoFrom(sql<string>`now()::timestamptz(3)`.as('now'))
    .executeTakeFirstOrThrow();
  return now;
}
