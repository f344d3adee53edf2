import type { Insertable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { mailQueries } from './queries.ts';
import { fittedSubject, fittedText } from './wording.ts';

/** The job that makes an attempt; its data is a `Turn`. */
export const SEND_MAIL = 'send-mail';

type NewMail = Omit<Insertable<MailsTable>, 'id' | 'turn' | 'text'> & { text: string | null };

/** Writes mails and queues them, in the transaction that calls for them. Those that are there already stay as they are. */
export async function writeMails(
  trx: Transaction<Database>,
  services: Services,
  mails: readonly NewMail[],
): Promise<void> {
  const turns = await mailQueries(trx).create(
    mails.map((mail) => ({
      ...mail,
      id: uuidv7(),
      subject: fittedSubject(mail.subject),
      text: mail.text === null ? null : fittedText(mail.text),
    })),
  );
  await services.queue.send(trx, SEND_MAIL, turns);
}

/** Queues another attempt. */
export async function queueMail(
  trx: Transaction<Database>,
  { queue }: Services,
  id: string,
  { afterSeconds = 0, attemptCount = 0 } = {},
): Promise<void> {
  const turn = await mailQueries(trx).takeTurn(id, afterSeconds, attemptCount);
  await queue.send(trx, SEND_MAIL, [turn], afterSeconds);
}

/** Queues whatever waits to be sent, in place of what is queued; gives how many. For a queue that its rows have outlived. */
export async function requeueMails(trx: Transaction<Database>, queue: Queue): Promise<number> {
  const turns = await mailQueries(trx).waiting();
  await queue.clear(trx, SEND_MAIL);
  await queue.send(trx, SEND_MAIL, turns);
  return turns.length;
}
