import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { fieldsIn, fillFields, REPORT_LINK } from '@upcurve/contracts/leads/lead-mail-fields';
import type { LeadMailDrafts } from '@upcurve/contracts/leads/lead-mails';
import type { Services } from '../../../services.ts';
import { canMail } from '../../mail/service.ts';
import { isSuppressed } from '../../mail/suppression/service.ts';
import { findLeadToMail, senderOf } from './mailed-lead.ts';
import { readTemplates } from './templates.ts';

/** Fills the templates in for a lead. @throws {HttpError} 404 if there is no such lead */
export async function mailDrafts(
  { db, config }: Services,
  user: CurrentUser,
  ref: { kind: LeadKind; id: string },
): Promise<LeadMailDrafts> {
  const { email, values, hasReport } = await findLeadToMail(db, config, ref);
  const drafts = (await readTemplates(db)).map(({ name, subject, text }) => ({
    name,
    subject: fillFields(subject, values),
    text: fillFields(text, values),
  }));
  const isComplete = ({ subject, text }: { subject: string; text: string }) =>
    fieldsIn(`${subject} ${text}`).every((field) => hasReport && field === REPORT_LINK);
  return {
    canSend: await canMail(db, config),
    to: email,
    isSuppressed: await isSuppressed(db, config, email),
    ...(await senderOf(db, user.id)),
    hasReport,
    drafts: drafts.toSorted((a, b) => Number(isComplete(b)) - Number(isComplete(a))),
  };
}
