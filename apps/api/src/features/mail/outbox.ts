import type { Insertable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import { mailQueries } from './queries.ts';
import { shortenSubject, shortenText } from './wording.ts';

type NewMail = Omit<Insertable<MailsTable>, 'id' | 'turn' | 'text'> & { id?: string; text: string | null };

/** Queues mails in the caller's transaction. Mails that already exist are left unchanged. */
export async function writeMails(trx: Transaction<Database>, mails: readonly NewMail[]): Promise<void> {
  await mailQueries(trx).create(
    mails.map((mail) => ({
      id: uuidv7(),
      ...mail,
      subject: shortenSubject(mail.subject),
      text: mail.text === null ? null : shortenText(mail.text),
    })),
  );
}
