import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import type { Database } from './schema/database.ts';

/** Whether this seed has been put into the database, be it long ago. */
export async function isSeeded(db: Db, name: string): Promise<boolean> {
  return Boolean(await db.selectFrom('seeds').select('name').where('name', '=', name).executeTakeFirst());
}

/**
 * Notes that this transaction puts in a seed, once in the life of a database; false where one did already. A parallel start waits
 * for it.
 */
export async function recordSeed(trx: Transaction<Database>, name: string): Promise<boolean> {
  const isFirst = await trx
    .insertInto('seeds')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return Boolean(isFirst);
}
