import type { Db, Trx } from './client.ts';

export async function isSeeded(db: Db, name: string): Promise<boolean> {
  return Boolean(await db.selectFrom('seeds').select('name').where('name', '=', name).executeTakeFirst());
}

/**
 * Records that this transaction applies a seed, once per database. Returns false if it was applied before. A parallel
 * start waits for this transaction.
 */
export async function recordSeed(trx: Trx, name: string): Promise<boolean> {
  const isFirst = await trx
    .insertInto('seeds')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return Boolean(isFirst);
}
