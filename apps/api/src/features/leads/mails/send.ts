import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { fieldsIn, REPORT_LINK, writeFields } from '@upcurve/contracts/leads/lead-mail-fields';
import type { LeadMailInput } from '@upcurve/contracts/leads/lead-mails';
import { LEAD_NOUNS } from '../../../db/lead-columns.ts';
import { conflict, invalid } from '../../../lib/http/errors.ts';
import { writeOnce } from '../../../lib/http/idempotency.ts';
import { LIMITS } from '../../../lib/security/rate-limits.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { canMail, MAIL_IS_OFF, mailLead } from '../../mail/service.ts';
import { isSuppressed } from '../../mail/suppression/service.ts';
import { activityQueries } from '../activity.ts';
import { lockLeads, markContacted } from '../status.ts';
import { findLeadToMail, senderOf } from './mailed-lead.ts';

/** Checks that every field has been filled in. The link to the report is added when the mail is sent. */
function checkFilled({ subject, text }: LeadMailInput, hasReport: boolean): void {
  const left = {
    subject: fieldsIn(subject),
    text: fieldsIn(text).filter((field) => !hasReport || field !== REPORT_LINK),
  };
  const issues = (['subject', 'text'] as const)
    .filter((path) => left[path].length > 0)
    .map((path) => ({
      path,
      message: `This lead has no value for ${writeFields(left[path])}. Write it yourself.`,
    }));
  if (issues.length > 0) throw invalid(issues);
}

/**
 * Queues an email from a member to a lead, once per Idempotency-Key, and records it in the timeline. Marks the lead as
 * read, and sets a new lead to Contacted.
 * @throws {HttpError} 404 if there is no such lead, 400 if a field is not filled in, 409 if mail is off or the address
 *   has unsubscribed, 429 if the member has sent too many
 */
export async function sendLeadMail(
  services: Services,
  user: CurrentUser,
  ref: { kind: LeadKind; id: string },
  body: LeadMailInput,
  key: string | undefined,
): Promise<{ id: string; activityId: string }> {
  const { db, config, limits } = services;
  if (!(await canMail(db, config))) throw conflict(MAIL_IS_OFF);
  return writeOnce(db, {
    scope: `lead-mails.send ${user.id}`,
    key,
    body: { ...ref, ...body },
    async run(trx) {
      await limits.use(LIMITS.leadMailPerUser, user.id);
      const { kind, id } = ref;
      const [locked] = await lockLeads(trx, kind, [id]);
      const lead = await findLeadToMail(trx, config, ref);
      checkFilled(body, lead.hasReport);
      if (await isSuppressed(trx, config, lead.email))
        throw conflict('This address has unsubscribed, so the email was not sent. Ring them instead.');
      const activityId = await activityQueries(trx).addMail(user, id, body);
      const to = { toAddress: lead.email, toName: lead.name };
      await mailLead(trx, id, {
        id: activityId,
        ...to,
        ...(await senderOf(trx, user.id)),
        ...body,
      });
      await trx.updateTable('leads').set({ isUnread: false }).where('id', '=', id).execute();
      if (locked) await markContacted(trx, user, locked);
      await audit(trx, 'lead.mailed', { what: LEAD_NOUNS[kind], subjectId: id });
      return { id, activityId };
    },
  });
}
