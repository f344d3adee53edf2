import { type Kysely, sql, type Transaction } from 'kysely';
import { type Db, prepareOncePerConnection } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { HttpError } from '../../lib/http/errors.ts';

/** The keys that connect leads to a person: normalised email addresses and phone numbers. */
export interface Keys {
  emails: string[];
  phones: string[];
}

const sortedKeys = ({ emails, phones }: Keys) => [...new Set([...emails, ...phones])].sort();

/**
 * Locks keys until the transaction ends: meanwhile nobody else can store a lead with one of them, or move such leads to
 * another person. Locks in sorted order to avoid deadlocks, so call it before locking any row.
 */
export async function lockKeys(db: Db, keys: Keys): Promise<void> {
  const lock = sql`
    select pg_advisory_xact_lock(hashtextextended(key, 7)) from unnest(${sortedKeys(keys)}::text[]) as key`;
  await db.executeQuery(prepareOncePerConnection(lock.compile(db)));
}

/** Locks keys without waiting. Returns whether all of them are locked now. */
export async function tryLockKeys(db: Db, keys: Keys): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(key, 7)) as got
    from unnest(${sortedKeys(keys)}::text[]) as key`.execute(db);
  return rows.every(({ got }) => got);
}

/** Returns the keys of these people's leads. */
export async function keysOf(db: Db, ids: readonly string[]): Promise<Keys> {
  const { rows } = await sql<{ emails: string[] | null; phones: string[] | null }>`
    select array_agg(distinct email_key) as emails,
      array_agg(distinct phone_key) filter (where phone_key is not null) as phones
    from (
      select email_key, phone_key from submissions where person_id = any(${ids})
      union all select email_key, phone_key from contact_submissions where person_id = any(${ids})
    ) as leads`.execute(db);
  return { emails: rows[0]?.emails ?? [], phones: rows[0]?.phones ?? [] };
}

/** Whether `all` contains every key of `some`. */
export const hasAllKeys = (all: Keys, some: Keys) =>
  some.emails.every((key) => all.emails.includes(key)) &&
  some.phones.every((key) => all.phones.includes(key));

const TRIES = 5;
const DEADLOCK = '40P01';

/** Ends an attempt because new leads arrived. Callers only see it after the last attempt. */
class GrewMeanwhile extends HttpError {
  constructor() {
    super(503, 'New leads of this person are arriving. Please try again.', { retryAfter: 5 });
  }
}

/**
 * Runs a change to these people in one transaction. Meanwhile they get no new leads and nobody else can change them.
 */
export async function withPeopleLocked<T>(
  db: Kysely<Database>,
  ids: readonly string[],
  run: (trx: Transaction<Database>, keys: Keys) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const before = await keysOf(trx, ids);
        await lockKeys(trx, before);
        const keys = await keysOf(trx, ids);
        if (!hasAllKeys(before, keys)) throw new GrewMeanwhile();
        return run(trx, keys);
      });
    } catch (error) {
      const isWorthAnother = error instanceof GrewMeanwhile || (error as { code?: string }).code === DEADLOCK;
      if (!isWorthAnother || tries === TRIES) throw error;
    }
  }
}
