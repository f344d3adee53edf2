import { IdempotencyKey } from '@upcurve/contracts/shared/text';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Db, Trx } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { sha256 } from '../security/tokens.ts';
import { HttpError, invalidField } from './errors.ts';

const HOURS_KEPT = 24;

/**
 * Returns the caller's Idempotency-Key, if any.
 * @throws {HttpError} 400 if it is not 1–128 visible ASCII characters
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  const parsed = IdempotencyKey.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalidField('idempotency-key', parsed.error.issues[0]?.message ?? 'Invalid input');
}

interface Write<T> {
  scope: string;
  key: string | undefined;
  body: unknown;
  run: (trx: Trx) => Promise<T>;
}

/**
 * Runs a write in one transaction, once per key even if it is requested repeatedly or in parallel. The first response
 * is stored in the same transaction and returned to all repeats.
 * @throws {HttpError} 422 if the key was used with another body
 */
export function writeOnce<T>(db: Kysely<Database>, { scope, key, body, run }: Write<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return run(trx);
    const bodyHash = sha256(JSON.stringify(body));

    // A parallel insert of the same key waits here until the first transaction has ended.
    const claimed = await trx
      .insertInto('idempotencyKeys')
      .values({ scope, key, bodyHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return storedAnswer<T>(trx, scope, key, bodyHash);

    const answer = await run(trx);
    await trx
      .updateTable('idempotencyKeys')
      .set({ response: JSON.stringify(answer) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/**
 * Records the body of a key for a write that is safe to repeat. `scope` is as in `writeOnce`.
 * @throws {HttpError} 422 if the key was used with another body
 */
export async function claimKey(
  db: Kysely<Database>,
  scope: string,
  key: string,
  body: unknown,
): Promise<void> {
  const bodyHash = sha256(JSON.stringify(body));
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ scope, key, bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (claimed.numInsertedOrUpdatedRows === 0n) await storedAnswer(db, scope, key, bodyHash);
}

async function storedAnswer<T>(db: Db, scope: string, key: string, bodyHash: Buffer): Promise<T> {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!stored.bodyHash.equals(bodyHash)) {
    throw new HttpError(422, 'This Idempotency-Key was already used for another request. Use a new one.');
  }
  return stored.response as T;
}

export async function isAnswered(db: Db, scope: string, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('response', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes keys older than a day. Returns how many. */
export const forgetOldKeys = (db: Kysely<Database>): Promise<number> =>
  deleteInBatches(db, 'idempotencyKeys', sql`created_at < now() - make_interval(hours => ${HOURS_KEPT})`);
