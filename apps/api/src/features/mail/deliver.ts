import { fillFields, type LINK_FIELDS } from '@upcurve/contracts/leads/lead-mail-fields';
import { REPORT_FILE } from '@upcurve/contracts/quiz/quiz';
import type { MailKind } from '@upcurve/contracts/settings/mail';
import type { Selectable } from 'kysely';
import type { Config, Sender } from '../../config.ts';
import type { Trx } from '../../db/client.ts';
import type { MailsTable } from '../../db/schema/mail.ts';
import { mayRetry, secondsBeforeRetry } from '../../lib/queue/retries.ts';
import { bookLink, inviteLink, reportLink } from '../../lib/security/links.ts';
import type { Services } from '../../services.ts';
import { agencyName, readCompany } from '../settings/service.ts';
import { bookingLinks, bookingOfMail } from './booking.ts';
import { mayStillRead } from './members.ts';
import { type LeasedMail, mailQueries } from './queries.ts';
import { type Attempt, type Message, sendMail } from './send.ts';
import { mailServer } from './server.ts';
import { isSuppressed, unsubscribeLink } from './suppression/service.ts';
import { joinParagraphs } from './wording.ts';

/**
 * Renders the report of a submission: as a PDF, its first screen as HTML, and the links of its plain text. Undefined if
 * its link is not valid.
 */
export type RenderReport = (
  submissionId: string,
) => Promise<{ pdf: Buffer; html: string; links: readonly string[] } | undefined>;

/**
 * Makes one attempt to send a leased mail. No transaction is open during the SMTP conversation. If the process dies in
 * the middle, the lease expires and the mail is sent again with the same Message-ID.
 */
export async function deliverMail(
  services: Services,
  taken: LeasedMail,
  renderReport: RenderReport,
): Promise<void> {
  const { db, config } = services;
  const server = await mailServer(db, config);
  const from = server?.from ?? config.mailFrom;
  const message = await db.transaction().execute((trx) => begin(trx, config, from, taken));
  if (!message) return;
  const name = message.fromName || from.name || (await agencyName(db));
  let attempt: Attempt = { kind: 'failed', error: 'Email is off', isFinal: false };
  if (server) {
    const whole = await withReport(message, renderReport);
    attempt = whole
      ? await sendMail({ ...server, from: { ...from, name } }, whole)
      : { kind: 'failed', error: 'The link of this report is no longer valid', isFinal: true };
  }
  await db.transaction().execute((trx) => finish(trx, taken, attempt));
}

/** Attaches the report, outside of any transaction, because it takes the processor a while. */
async function withReport(
  { reportOf, ...message }: Draft,
  renderReport: RenderReport,
): Promise<Message | undefined> {
  if (!reportOf) return message;
  const report = await renderReport(reportOf);
  if (!report) return undefined;
  const { pdf: content, html, links } = report;
  // The links are added only now, so that a report's token is never stored in clear text.
  const text = joinParagraphs(message.text, ...links);
  return {
    ...message,
    text,
    html,
    attachment: { filename: REPORT_FILE, contentType: 'application/pdf', content },
  };
}

interface Draft extends Message {
  reportOf?: string;
}

/** Returns the message to send; undefined if the turn is outdated or the mail must not be sent any more. */
async function begin(
  trx: Trx,
  config: Config,
  from: Sender,
  { id, turn }: LeasedMail,
): Promise<Draft | undefined> {
  const mails = mailQueries(trx);
  const mail = await mails.lock(id);
  if (mail?.status !== 'waiting' || mail.turn !== turn) return undefined;
  const fail = async (reason: string) => {
    await mails.noteError(id, reason);
    await mails.finish(id, 'failed');
    return undefined;
  };
  if (mail.userId && !(await mayStillRead(trx, mail.userId)))
    return fail('This member is not allowed to read leads');
  if ((mail.isMarketing || mail.kind === 'lead') && (await isSuppressed(trx, config, mail.toAddress)))
    return fail('This address has unsubscribed');
  const reportOf = await reportIn(trx, mail);
  const text = await textOf(trx, config, mail);
  if (!text) return fail('The leads in this email have been deleted');
  const { toName: name, toAddress: address, subject } = mail;
  const { fromName } = mail;
  // Visitors can answer every mail.
  const replyTo = mail.replyTo || (mail.userId === null ? (await readCompany(trx)).email : '') || null;
  const message: Draft = { id, to: { name, address }, subject, text, fromName, replyTo };
  if (reportOf) message.reportOf = reportOf;
  const booking = await bookingOfMail(trx, config, from, mail);
  if (booking) {
    const links = mail.userId === null && bookingLinks(config, mail.bookingId ?? '', booking);
    return { ...message, text: joinParagraphs(text, links), invitation: booking.invitation };
  }
  if (!mail.isMarketing) return message;
  const unsubscribe = unsubscribeLink(config, address);
  return { ...message, text: joinParagraphs(text, `Unsubscribe:\n${unsubscribe}`), unsubscribe };
}

/** The mails to visitors that carry their report if they took the quiz. */
const REPORT_KINDS: readonly MailKind[] = ['confirmation', 'report'];

async function reportIn(trx: Trx, { kind, leadId }: Selectable<MailsTable>) {
  if (!leadId || !REPORT_KINDS.includes(kind)) return undefined;
  const quiz = await trx
    .selectFrom('leads')
    .select('id')
    .where('id', '=', leadId)
    .where('kind', '=', 'eligibility')
    .executeTakeFirst();
  return quiz?.id;
}

async function linksOf(trx: Trx, config: Config, leadId: string) {
  const { kind, phone, company, ...visitor } = await trx
    .selectFrom('allLeads')
    .select(['kind', 'name', 'email', 'phone', 'company'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const details = { ...visitor, phone: phone ?? '', company: company ?? '' };
  return {
    'booking link': bookLink(config, kind === 'eligibility' ? leadId : undefined, details),
    'report link': reportLink(config, leadId),
  } satisfies Record<(typeof LINK_FIELDS)[number], string>;
}

async function textOf(trx: Trx, config: Config, mail: Selectable<MailsTable>) {
  if (mail.kind === 'lead' && mail.text && mail.leadId)
    return fillFields(mail.text, await linksOf(trx, config, mail.leadId));
  if (mail.text && mail.inviteId) return joinParagraphs(mail.text, inviteLink(config, mail.inviteId));
  return mail.text;
}

async function finish(trx: Trx, { id, turn }: LeasedMail, attempt: Attempt): Promise<void> {
  const mails = mailQueries(trx);
  const mail = await mails.lock(id);
  if (mail?.status !== 'waiting' || mail.turn !== turn) return;
  if (attempt.kind === 'sent') {
    await mails.finish(id, 'sent');
    return;
  }
  await mails.noteError(id, attempt.error);
  const attemptCount = mail.attemptCount + 1;
  if (attempt.isFinal || !mayRetry(attemptCount)) await mails.finish(id, 'failed');
  else await mails.queue(id, { afterSeconds: secondsBeforeRetry(attemptCount), attemptCount });
}
