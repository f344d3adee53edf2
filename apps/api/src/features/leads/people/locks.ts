import { type Kysely, sql } from 'kysely';
import type { Db, Trx } from '../../../db/client.ts';
import type { Database } from '../../../db/schema/database.ts';
import { HttpError } from '../../../lib/http/errors.ts';

/**
 * Locks addresses until the transaction ends: meanwhile nobody else can store a lead with one of them, or move such
 * leads to another person. Locks in sorted order to avoid deadlocks, so call it before locking any row.
 */
export async function lockEmails(db: Db, emails: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(email, 7)) from unnest(${[...emails].sort()}::text[]) as email`.execute(
    db,
  );
}

async function emailsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct email_key as email from leads where person_id = any(${ids})`.execute(db);
  return rows.map(({ email }) => email);
}

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
  run: (trx: Trx, emails: string[]) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const before = await emailsOf(trx, ids);
        await lockEmails(trx, before);
        const emails = await emailsOf(trx, ids);
        if (!emails.every((email) => before.includes(email))) throw new GrewMeanwhile();
        return run(trx, emails);
      });
    } catch (error) {
      const isWorthAnother = error instanceof GrewMeanwhile || (error as { code?: string }).code === DEADLOCK;
      if (!isWorthAnother || tries === TRIES) throw error;
    }
  }
}
