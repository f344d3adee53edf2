import type { FormType } from '@upcurve/contracts/leads/contact';
import { REPORT_MAILS_PER_DAY } from '@upcurve/contracts/quiz/quiz';
import { CONFIRMATIONS_PER_DAY } from '@upcurve/contracts/settings/mail';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db, Trx } from '../../db/client.ts';
import { tooMany } from '../../lib/http/errors.ts';
import type { Services } from '../../services.ts';
import { agencyName } from '../settings/service.ts';
import { type BookingMail, hostMail, type MailedBooking, visitorMail } from './booking.ts';
import type { MailedLead } from './lead.ts';
import { mailableMembers } from './members.ts';
import {
  confirmationMail,
  inviteMail,
  type MailedInvite,
  type MailedReport,
  newLeadMail,
  reportMail,
} from './messages.ts';
import { mailQueries, writeMails } from './queries.ts';
import { digestOf, mailServer } from './server.ts';

/** `Retry-After` of a rejected report mail. By then, the first of the counted mails is older than 24 hours. */
const REPORT_WAIT_SECONDS = 86_400;

export const canMail = async (db: Db, config: Config): Promise<boolean> =>
  (await mailServer(db, config)) !== undefined;

/**
 * Returns whether mail has worked with the current settings, and whether it fails now: an email is waiting after a failed
 * attempt, and none was sent since, or the settings in the admin have never worked.
 */
export async function mailHealth(
  db: Db,
  config: Config,
): Promise<{ hasWorked: boolean; isFailing: boolean }> {
  const server = await mailServer(db, config);
  if (!server) return { hasWorked: false, isFailing: false };
  const isSaved = 'host' in server;
  const digest = isSaved ? digestOf(config, { ...server, senderAddress: server.from.address }) : null;
  const { rows } = await sql<{ hasWorked: boolean; isWaiting: boolean }>`
    select worked_at is not null as has_worked, exists (
      select from mails where status = 'waiting' and last_error is not null
        and created_at > coalesce(worked_at, '-infinity')) as is_waiting
    from (
      select greatest(
        (select max(sent_at) from mails where sent_at > ${isSaved ? sql`updated_at` : sql`'-infinity'`}),
        case when tested = ${digest} then tested_at end) as worked_at
      from mail_server) as health`.execute(db);
  const { hasWorked = false, isWaiting = false } = rows[0] ?? {};
  return { hasWorked, isFailing: isWaiting || (isSaved && !hasWorked) };
}

/** The message of calls that need mail. */
export const MAIL_IS_OFF = 'Email is off. An owner can set it up under Settings, Email.';

/**
 * Queues mails about a new lead to members who want them, in the transaction that stores it, so that both are stored or
 * neither. Does nothing if mail is disabled.
 */
export async function mailNewLead(trx: Trx, services: Services, lead: MailedLead): Promise<void> {
  const { config } = services;
  if (!(await canMail(trx, config))) return;
  const isEligible = lead.kind === 'eligibility' && lead.result.isEligible;
  const members = await mailableMembers(trx)
    .where('leadMails', 'in', isEligible ? ['all', 'eligible'] : ['all'])
    .execute();
  const words = newLeadMail(lead, config);
  const mails = members.map((member) => ({
    kind: 'new-lead' as const,
    ...member,
    ...words,
    leadId: lead.id,
  }));
  await writeMails(trx, mails);
}

/**
 * Queues the first mail to a visitor, once per lead, in the transaction that stores it. Not used for suspected spam.
 * Limited to a few per address and day, since the address may be someone else's.
 */
async function writeFirstMail(
  trx: Trx,
  services: Services,
  lead: { id: string; email: string },
  words: { subject: string; text: string },
): Promise<void> {
  if (!(await canMail(trx, services.config))) return;
  if ((await mailQueries(trx).countRecent('confirmation', lead.email)) >= CONFIRMATIONS_PER_DAY) return;
  await writeMails(trx, [
    { kind: 'confirmation', toAddress: lead.email, toName: '', leadId: lead.id, ...words },
  ]);
}

export const confirmToVisitor = (
  trx: Trx,
  services: Services,
  contact: { id: string; email: string; formType: FormType },
) => writeFirstMail(trx, services, contact, confirmationMail(contact.formType, services.config));

export const mailFirstReport = (trx: Trx, services: Services, report: MailedReport) =>
  writeFirstMail(trx, services, report, reportMail(report, 'Thank you for taking the eligibility check.'));

/** An email from a member to a lead. It has the id of its activity. */
interface LeadMail {
  id: string;
  toAddress: string;
  toName: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

export const mailLead = (trx: Trx, leadId: string, mail: LeadMail): Promise<void> =>
  writeMails(trx, [{ kind: 'lead', ...mail, leadId }]);

export async function mailInvite(trx: Trx, invite: MailedInvite): Promise<void> {
  const { id: inviteId, email: toAddress, name: toName } = invite;
  const words = inviteMail(invite, await agencyName(trx));
  await writeMails(trx, [{ kind: 'invite', toAddress, toName, inviteId, ...words }]);
}

/**
 * Queues the mail with a report to the address of its lead, at the visitor's request.
 * @throws {HttpError} 429 if the mailbox has reached its limit within 24 hours
 */
export async function mailReport(trx: Trx, report: MailedReport): Promise<void> {
  const sent = await mailQueries(trx).countRecent('report', report.email);
  if (sent >= REPORT_MAILS_PER_DAY) throw tooMany(REPORT_WAIT_SECONDS);
  const words = reportMail(report, 'Here is the report you asked for.');
  await writeMails(trx, [
    { kind: 'report', toAddress: report.email, toName: '', leadId: report.id, ...words },
  ]);
}

/**
 * Asks a visitor to confirm a booking by mail, unless too many were asked.
 * @param isProven the visitor passed the proof that they are no robot
 */
export async function askToConfirm(
  trx: Trx,
  services: Services,
  booking: MailedBooking,
  isProven: boolean,
): Promise<void> {
  const { id: bookingId, email } = booking;
  if (!(await canMail(trx, services.config))) return;
  if (!(await mailQueries(trx).mayAskToConfirm(email, isProven))) return;
  const words = visitorMail('confirm', booking);
  await writeMails(trx, [{ kind: 'booking', bookingId, toAddress: email, toName: '', ...words }]);
}

/**
 * Queues the mails about a booking in the transaction that changes it: to the visitor, and except for reminders to its
 * host and a former one.
 */
export async function mailBooking(
  trx: Trx,
  services: Services,
  mail: Exclude<BookingMail, 'confirm'>,
  booking: MailedBooking,
  formerHostId: string | null = null,
): Promise<void> {
  const { config } = services;
  if (!(await canMail(trx, config))) return;
  const { id: bookingId, leadId, email, hostId } = booking;
  const about = { kind: 'booking' as const, bookingId, leadId };
  await writeMails(trx, [{ ...about, toAddress: email, toName: '', ...visitorMail(mail, booking) }]);
  if (mail === 'reminder') return;
  const ids = [hostId, formerHostId];
  const members = await mailableMembers(trx)
    .select('zone')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  await writeMails(
    trx,
    members.map(({ zone, ...member }) => ({
      ...about,
      ...member,
      ...hostMail(member.userId === hostId ? mail : 'cancelled', booking, zone, config.adminUrl),
    })),
  );
}
