import type { Insertable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import type { Queue } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { mailQueries } from './queries.ts';
import { shortenSubject, shortenText } from './wording.ts';

/** The job that makes an attempt to send a mail; its data is a `Turn`. */
export const SEND_MAIL = 'send-mail';

type NewMail = Omit<Insertable<MailsTable>, 'id' | 'turn' | 'text'> & { id?: string; text: string | null };

/** Stores and queues mails in the caller's transaction. Mails that already exist are left unchanged. */
export async function writeMails(
  trx: Transaction<Database>,
  services: Services,
  mails: readonly NewMail[],
): Promise<void> {
  const turns = await mailQueries(trx).create(
    mails.map((mail) => ({
      id: uuidv7(),
      ...mail,
      subject: shortenSubject(mail.subject),
      text: mail.text === null ? null : shortenText(mail.text),
    })),
  );
  await services.queue.send(trx, SEND_MAIL, turns);
}

/** Queues another attempt. */
export async function queueMail(
  trx: Transaction<Database>,
  { queue }: Services,
  id: string,
  retry: { afterSeconds?: number; attemptCount?: number } = {},
): Promise<void> {
  const turn = await mailQueries(trx).startNextTurn(id, retry);
  await queue.send(trx, SEND_MAIL, [turn], retry.afterSeconds);
}

/** Replaces all queued jobs with one per waiting mail, for example after a restore. Returns the number of mails. */
export async function requeueMails(trx: Transaction<Database>, queue: Queue): Promise<number> {
  const turns = await mailQueries(trx).waiting();
  await queue.clear(trx, SEND_MAIL);
  await queue.send(trx, SEND_MAIL, turns);
  return turns.length;
}
