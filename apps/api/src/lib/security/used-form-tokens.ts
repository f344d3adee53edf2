import { FORM_TOKEN_MAX_HOURS } from '@upcurve/contracts/leads/public-forms';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { sha256 } from './tokens.ts';

/** Marks a form token as used. Returns false if it was used before. Parallel use waits until this transaction ends. */
export async function spendFormToken(trx: Db, formToken: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('usedFormTokens')
    .values({ hash: sha256(formToken) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes tokens that have expired anyway. Returns how many. */
export const forgetUsedTokens = (db: Db): Promise<number> =>
  deleteInBatches(
    db,
    'usedFormTokens',
    sql`used_at < now() - make_interval(hours => ${FORM_TOKEN_MAX_HOURS + 1})`,
  );
