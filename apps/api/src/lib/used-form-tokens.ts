import { FORM_TOKEN_MAX_HOURS } from '@upcurve/contracts/form-token-age';
import { type Kysely, sql } from 'kysely';
import { type Db, hot } from '../db/client.ts';
import type { Database } from '../db/schema/database.ts';
import { sha256 } from './tokens.ts';

/** Uses a token up; false where it was before. Whoever comes with the same one meanwhile waits for this transaction. */
export async function useUp(trx: Db, formToken: string): Promise<boolean> {
  const insert = trx
    .insertInto('usedFormTokens')
    .values({ hash: sha256(formToken) })
    .onConflict((conflict) => conflict.doNothing());
  const { numAffectedRows = 0n } = await trx.executeQuery(hot(insert.compile()));
  return numAffectedRows > 0n;
}

/** Forgets those that are too old to be believed again; gives how many. */
export async function forgetUsedTokens(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('usedFormTokens')
    .where('usedAt', '<', sql<string>`now() - make_interval(hours => ${FORM_TOKEN_MAX_HOURS + 1})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
