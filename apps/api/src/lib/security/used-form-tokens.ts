import { FORM_TOKEN_MAX_HOURS } from '@upcurve/contracts/leads/public-forms';
import { type Kysely, sql } from 'kysely';
import { type Db, prepareOncePerConnection } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { sha256 } from './tokens.ts';

/** Marks a form token as used. Returns false if it was used before. Parallel use waits until this transaction ends. */
export async function spendFormToken(trx: Db, formToken: string): Promise<boolean> {
  const insert = trx
    .insertInto('usedFormTokens')
    .values({ hash: sha256(formToken) })
    .onConflict((conflict) => conflict.doNothing());
  const { numAffectedRows = 0n } = await trx.executeQuery(prepareOncePerConnection(insert.compile()));
  return numAffectedRows > 0n;
}

/** Deletes tokens that have expired anyway. Returns how many. */
export async function forgetUsedTokens(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('usedFormTokens')
    .where('usedAt', '<', sql<string>`now() - make_interval(hours => ${FORM_TOKEN_MAX_HOURS + 1})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
