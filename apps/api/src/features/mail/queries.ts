import { CONFIRM_MAILS, MAIL_TIMEOUT_SECONDS, type MailStatus } from '@upcurve/contracts/settings/mail';
import { type Insertable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { countRows, type Db, type Trx } from '../../db/client.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import { isFree, wakeWorkers } from '../../lib/queue/outbox.ts';
import { nextTurn } from '../../lib/queue/retries.ts';
import { shortenSubject, shortenText } from './wording.ts';

export const MAILS = 'mails';

/** An email that this worker has leased. Outcomes of an earlier turn are ignored. */
export interface LeasedMail {
  id: string;
  turn: number;
}

/** The maximum duration of an attempt, plus some time to print a report and to record the result. */
const LEASE_SECONDS = MAIL_TIMEOUT_SECONDS + 15;

/* Mail to annie+spam@example.com goes to annie@example.com. */
const mailbox = (address: unknown) => sql<string>`regexp_replace(lower(${address}), '[+][^@]*', '')`;

/**
 * Queries of mails. An email is `waiting` until it is sent, and leased while a worker sends it. It becomes `sent`, or `failed` if the server
 * rejects it or after the last attempt. Failed mails can be restarted.
 */
export function mailQueries(db: Db) {
  return {
    async create(mails: readonly Insertable<MailsTable>[]): Promise<void> {
      if (mails.length === 0) return;
      await db
        .insertInto('mails')
        .values(mails.map((mail) => ({ ...mail, nextAttemptAt: sql<string>`now()` })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await wakeWorkers(db, MAILS);
    },

    /** Leases due mails that no other worker is sending, the longest due first. */
    async lease(most: number): Promise<LeasedMail[]> {
      const { rows } = await sql<LeasedMail>`
        update mails set turn = turn + 1, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
        where id = any(array(
          select id from mails where ${isFree('waiting')}
          order by next_attempt_at limit ${most} for update skip locked))
        returning id, turn`.execute(db);
      return rows;
    },

    /** Locks the row, so that decisions use its latest state. */
    lock: (id: string) =>
      db.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    async queue(id: string, retry?: Parameters<typeof nextTurn>[0]): Promise<void> {
      await db
        .updateTable('mails')
        .set({ status: 'waiting', leasedUntil: null, ...nextTurn(retry) })
        .where('id', '=', id)
        .execute();
      await wakeWorkers(db, MAILS);
    },

    countWaiting: () => countRows(db.selectFrom('mails').where('status', '=', 'waiting')),

    failWaiting: () =>
      db
        .updateTable('mails')
        .set({ status: 'failed', nextAttemptAt: null })
        .where('status', '=', 'waiting')
        .execute(),

    noteError: (id: string, lastError: string) =>
      db.updateTable('mails').set({ lastError }).where('id', '=', id).execute(),

    /** Records the final status. The text of a sent mail is deleted; only its log entry stays. */
    finish: (id: string, status: Exclude<MailStatus, 'waiting'>) =>
      db
        .updateTable('mails')
        .set((eb) => ({
          status,
          nextAttemptAt: null,
          leasedUntil: null,
          attemptCount: eb('attemptCount', '+', 1),
          ...(status === 'sent' && { sentAt: sql<string>`now()`, text: null, lastError: null }),
        }))
        .where('id', '=', id)
        .execute(),

    /**
     * Whether an address may be asked to confirm a booking: only a few times in 24 hours, and only a few addresses an
     * hour, because anybody may enter anybody's. Such an email has no lead yet. Locks the count, so that parallel callers
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
      return countRows(
        db
          .selectFrom('mails')
          .where('kind', '=', kind)
          .where(mailbox(sql.ref('toAddress')), '=', mailbox(address))
          .where('createdAt', '>', sql<string>`now() - interval '24 hours'`),
      );
    },
  };
}

type NewMail = Omit<Insertable<MailsTable>, 'id' | 'turn' | 'text'> & { id?: string; text: string | null };

/** Queues mails in the caller's transaction. Mails that already exist are left unchanged. */
export async function writeMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  await mailQueries(trx).create(
    mails.map((mail) => ({
      id: uuidv7(),
      ...mail,
      subject: shortenSubject(mail.subject),
      text: mail.text === null ? null : shortenText(mail.text),
    })),
  );
}
