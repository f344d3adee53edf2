import { CONFIRM_MAILS, type MailStatus } from '@upcurve/contracts/settings/mail';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import { nextTurn } from '../../lib/queue/retries.ts';

/** A mail's place in the queue: jobs of an earlier turn do nothing. */
export interface MailTurn {
  mailId: string;
  turn: number;
}

/* Mail to annie+spam@example.com goes to annie@example.com. */
const mailbox = (address: unknown) => sql<string>`regexp_replace(lower(${address}), '[+][^@]*', '')`;

/**
 * Queries of mails. A mail is `waiting` while an attempt is queued. It becomes `sent`, or `failed` if the server
 * rejects it or after the last attempt. Failed mails can be restarted.
 */
export function mailQueries(db: Db) {
  return {
    /** Stores mails that are due now. Returns the turns of those that did not exist yet. */
    async create(mails: readonly Insertable<MailsTable>[]): Promise<MailTurn[]> {
      if (mails.length === 0) return [];
      return db
        .insertInto('mails')
        .values(mails.map((mail) => ({ ...mail, turn: 1, nextAttemptAt: sql<string>`now()` })))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id as mailId', 'turn'])
        .execute();
    },

    /** Locks the row, so that decisions use its latest state. */
    lock: (id: string) =>
      db.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Queues the next attempt of a mail. */
    async startNextTurn(id: string, retry: Parameters<typeof nextTurn>[0]): Promise<MailTurn> {
      const { turn } = await db
        .updateTable('mails')
        .set({ status: 'waiting', ...nextTurn(retry) })
        .where('id', '=', id)
        .returning('turn')
        .executeTakeFirstOrThrow();
      return { mailId: id, turn };
    },

    /** Returns the turns of all waiting mails. */
    waiting: (): Promise<MailTurn[]> =>
      db.selectFrom('mails').select(['id as mailId', 'turn']).where('status', '=', 'waiting').execute(),

    async noteError(id: string, lastError: string): Promise<void> {
      await db.updateTable('mails').set({ lastError }).where('id', '=', id).execute();
    },

    /** Records the final status. The text of a sent mail is deleted; only its log entry stays. */
    async finish(id: string, status: Exclude<MailStatus, 'waiting'>): Promise<void> {
      await db
        .updateTable('mails')
        .set((eb) => ({
          status,
          nextAttemptAt: null,
          attemptCount: eb('attemptCount', '+', 1),
          ...(status === 'sent' && { sentAt: sql<string>`now()`, text: null, lastError: null }),
        }))
        .where('id', '=', id)
        .execute();
    },

    /**
     * Whether an address may be asked to confirm a booking: only a few times in 24 hours, and only a few addresses an
     * hour, because anybody may enter anybody's. Such a mail has no lead yet. Locks the count, so that parallel callers
     * wait.
     */
    async mayAskToConfirm(address: string, isProven: boolean): Promise<boolean> {
      const { perHour, perAddress } = isProven ? CONFIRM_MAILS.proven : CONFIRM_MAILS.unproven;
      await sql`select pg_advisory_xact_lock(hashtext('booking confirmations'))`.execute(db);
      const { rows } = await sql<{ own: number; all: number }>`
        select count(*) filter (where ${mailbox(sql.ref('toAddress'))} = ${mailbox(address)})::int as own,
          count(*) filter (where created_at > now() - interval '1 hour')::int as all
        from mails
        where kind = 'booking' and user_id is null and lead_id is null
          and created_at > now() - interval '24 hours'`.execute(db);
      const { own = 0, all = 0 } = rows[0] ?? {};
      return own < perAddress && all < perHour;
    },

    /** Counts mails of a kind to an address within 24 hours. Locks the address, so that parallel callers wait. */
    async countRecent(kind: 'confirmation' | 'report', address: string): Promise<number> {
      await sql`select pg_advisory_xact_lock(hashtext(${`${kind} `} || ${mailbox(address)}))`.execute(db);
      const { count } = await db
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', kind)
        .where(mailbox(sql.ref('toAddress')), '=', mailbox(address))
        .where('createdAt', '>', sql<string>`now() - interval '24 hours'`)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
