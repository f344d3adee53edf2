import { CONFIRMATIONS_PER_DAY } from '@upcurve/contracts/mail';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Services } from '../../services.ts';
import { confirmationMail } from './confirmation.ts';
import { aboutLead, type MailedLead } from './lead.ts';
import { mailableMembers } from './members.ts';
import { newLeadMail } from './new-lead.ts';
import { writeMails } from './outbox.ts';
import { mailQueries } from './queries.ts';

/**
 * Tells the members who want to know of a new lead, in the transaction that stores it: either both are there or
 * neither. Nothing is written where no mail goes out.
 */
export async function mailNewLead(
  trx: Transaction<Database>,
  services: Services,
  lead: MailedLead,
): Promise<void> {
  const { config } = services;
  if (!config.smtpUrl) return;
  const isEligible = lead.kind === 'eligibility' && lead.result.isEligible;
  const members = await mailableMembers(trx)
    .where('leadMails', 'in', isEligible ? ['all', 'eligible'] : ['all'])
    .execute();
  const words = newLeadMail(lead, config);
  const mails = members.map((member) => ({
    kind: 'new-lead' as const,
    ...member,
    ...words,
    ...aboutLead(lead),
  }));
  await writeMails(trx, services, mails);
}

/**
 * Confirms to a visitor what came in, once for each lead, in the transaction that stores it. Not for what was held back as likely
 * spam, and a few a day for one address: it may be somebody else's.
 */
export async function confirmToVisitor(
  trx: Transaction<Database>,
  services: Services,
  lead: MailedLead,
): Promise<void> {
  const { config } = services;
  if (!config.smtpUrl) return;
  if ((await mailQueries(trx).countConfirmations(lead.email)) >= CONFIRMATIONS_PER_DAY) return;
  const words = confirmationMail(lead, config);
  await writeMails(trx, services, [
    { kind: 'confirmation', toAddress: lead.email, toName: '', ...words, ...aboutLead(lead) },
  ]);
}
