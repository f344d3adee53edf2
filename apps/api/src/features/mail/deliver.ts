import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhook';
import type { Selectable, Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema/database.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import { inviteLink } from '../../lib/invite-link.ts';
import { reportLink } from '../../lib/result-token.ts';
import { waitBefore } from '../../lib/wait-before.ts';
import type { Services } from '../../services.ts';
import { agencyName } from '../agency-settings/service.ts';
import { isSuppressed, unsubscribeLink } from '../suppression/service.ts';
import { digestText } from './digest.ts';
import { mayStillRead } from './members.ts';
import { queueMail } from './outbox.ts';
import { mailQueries, type Turn } from './queries.ts';
import { type Attempt, type Message, sendMail } from './send.ts';
import { fittedText, paragraphs } from './wording.ts';

/**
 * Makes one attempt to send a mail. No transaction is open while it talks to the server; a process that dies in the
 * middle leaves the job to be taken up again, under the same Message-ID.
 */
export async function deliverMail(services: Services, job: Turn): Promise<void> {
  const { db, config } = services;
  const message = await db.transaction().execute((trx) => begin(trx, config, job));
  if (!message) return;
  const mailFrom = { ...config.mailFrom, name: config.mailFrom.name || (await agencyName(db)) };
  const attempt = await sendMail({ ...config, mailFrom }, message);
  await db.transaction().execute((trx) => finish(trx, services, job, attempt));
}

/** What to send; undefined where the turn has passed or there is nothing to say to this member any more. */
async function begin(
  trx: Transaction<Database>,
  config: Config,
  { mailId, turn }: Turn,
): Promise<Message | undefined> {
  const mails = mailQueries(trx);
  const mail = await mails.lock(mailId);
  if (mail?.status !== 'waiting' || mail.turn !== turn) return undefined;
  const fail = async (reason: string) => {
    await mails.noteError(mailId, reason);
    await mails.settle(mailId, 'failed');
    return undefined;
  };
  if (mail.userId && !(await mayStillRead(trx, mail.userId))) return fail('This member may not read leads');
  if (mail.isMarketing && (await isSuppressed(trx, config, mail.toAddress)))
    return fail('This address wants no marketing');
  const text = await textOf(trx, config, mail);
  if (!text) return fail('The leads that it was about are gone');
  const { id, toName: name, toAddress: address, subject } = mail;
  const message = { id, to: { name, address }, subject, text };
  if (!mail.isMarketing) return message;
  const unsubscribe = unsubscribeLink(config, address);
  return { ...message, text: paragraphs(text, `No more of these:\n${unsubscribe}`), unsubscribe };
}

async function textOf(trx: Transaction<Database>, config: Config, mail: Selectable<MailsTable>) {
  if (mail.digestUntil) {
    const text = await digestText(trx, config, mail.digestUntil);
    return text && fittedText(text);
  }
  if (mail.text && mail.inviteId) return paragraphs(mail.text, inviteLink(config, mail.inviteId));
  if (!mail.text || mail.kind === 'new-lead' || !mail.submissionId) return mail.text;
  // Added only now, so that the token of a report lies nowhere in clear.
  return paragraphs(mail.text, `Your report:\n${reportLink(config, mail.submissionId)}`);
}

/** Writes down how it went and decides what comes next, unless somebody else has decided meanwhile. */
async function finish(
  trx: Transaction<Database>,
  services: Services,
  { mailId, turn }: Turn,
  attempt: Attempt,
): Promise<void> {
  const mails = mailQueries(trx);
  const mail = await mails.lock(mailId);
  if (mail?.status !== 'waiting' || mail.turn !== turn) return;
  if (attempt.kind === 'sent') {
    await mails.settle(mailId, 'sent');
    return;
  }
  await mails.noteError(mailId, attempt.error);
  const attemptCount = mail.attemptCount + 1;
  if (attempt.isFinal || attemptCount >= WEBHOOK_RETRY_SECONDS.length) await mails.settle(mailId, 'failed');
  else await queueMail(trx, services, mailId, { afterSeconds: waitBefore(attemptCount), attemptCount });
}
