import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import {
  fieldsIn,
  fillFields,
  isLink,
  type LINK_FIELDS,
  type MailField,
  writeFields,
} from '@upcurve/contracts/leads/lead-mail-fields';
import type { LeadMailDrafts, LeadMailInput } from '@upcurve/contracts/leads/lead-mails';
import { salutation } from '@upcurve/site-content/report/salutation';
import type { Config } from '../../../config.ts';
import type { Db, Trx } from '../../../db/client.ts';
import { LEAD_NOUNS } from '../../../db/lead-columns.ts';
import { PUBLIC_NAME } from '../../../db/members.ts';
import { conflict, invalid, orNotFound } from '../../../lib/http/errors.ts';
import { writeOnce } from '../../../lib/http/idempotency.ts';
import { resultToken } from '../../../lib/security/links.ts';
import { LIMITS } from '../../../lib/security/rate-limits.ts';
import { sha256 } from '../../../lib/security/tokens.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { canMail, MAIL_IS_OFF, mailLead } from '../../mail/service.ts';
import { isSuppressed } from '../../mail/suppression/service.ts';
import { readCompany } from '../../settings/service.ts';
import { activityQueries } from '../activity.ts';
import { setFollowUp } from '../service.ts';
import { lockLeads, markContacted } from '../status.ts';
import { readTemplates } from './templates.ts';

/** Checks that every field has been filled in. The link to the report is added when the mail is sent. */
function checkFilled({ subject, text }: LeadMailInput, hasReport: boolean): void {
  const left = {
    subject: fieldsIn(subject),
    text: fieldsIn(text).filter((field) => !isLink(field, hasReport)),
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
 * @throws {HttpError} 404 if there is no such lead, 400 if a field is not filled in, 409 if email is off or the address
 *   has unsubscribed, 429 if the member has sent too many
 */
export async function sendLeadMail(
  services: Services,
  user: CurrentUser,
  ref: { kind: LeadKind; id: string },
  { followUpAt, ...body }: LeadMailInput,
  key: string | undefined,
): Promise<{ id: string; activityId: string }> {
  const { db, config, limits } = services;
  if (!(await canMail(db, config))) throw conflict(MAIL_IS_OFF);
  return writeOnce(db, {
    scope: `lead-mails.send ${user.id}`,
    key,
    body: { ...ref, ...body, followUpAt },
    async run(trx) {
      await limits.use(LIMITS.leadMailPerUser, user.id);
      const { kind, id } = ref;
      const [locked] = await lockLeads(trx, kind, [id]);
      const lead = await findLeadToMail(trx, config, ref);
      checkFilled(body, lead.hasReport);
      if (await isSuppressed(trx, config, lead.email))
        throw conflict('This address has unsubscribed, so the email was not sent. Ring them instead.');
      const email = { type: 'email', after: body.subject, text: body.text } as const;
      const { id: activityId } = await activityQueries(trx).add(user, id, email);
      const to = { toAddress: lead.email, toName: lead.name };
      await mailLead(trx, id, { id: activityId, ...to, ...(await senderOf(trx, user.id)), ...body });
      await trx.updateTable('leads').set({ isUnread: false }).where('id', '=', id).execute();
      if (locked) await markContacted(trx, user, locked);
      if (locked && followUpAt) await setFollowUp(trx, user, [locked], followUpAt);
      await audit(trx, 'lead.mailed', { what: LEAD_NOUNS[kind], subjectId: id });
      return { id, activityId };
    },
  });
}

interface MailedLead {
  email: string;
  name: string;
  values: Record<Exclude<MailField, 'sender' | (typeof LINK_FIELDS)[number]>, string | null>;
  hasReport: boolean;
}

/** Returns the lead that a member writes to. @throws {HttpError} 404 if there is none */
async function findLeadToMail(
  db: Db | Trx,
  config: Config,
  { kind, id }: { kind: LeadKind; id: string },
): Promise<MailedLead> {
  const query = db
    .selectFrom('leads')
    .leftJoin('quizDetails', 'leadId', 'id')
    .select(['email', 'name', 'company as clinic', 'score', 'resultTokenHash'])
    .where('id', '=', id)
    .where('kind', '=', kind);
  const { clinic, score, resultTokenHash, ...lead } = orNotFound(
    await query.executeTakeFirst(),
    LEAD_NOUNS[kind],
  );
  return {
    ...lead,
    values: {
      'first name': salutation(lead.name) || lead.name,
      name: lead.name,
      clinic,
      score: score === null ? null : String(score),
    },
    // If SESSION_SECRET has changed since, the token is unknown: only its hash is stored.
    hasReport: resultTokenHash?.equals(sha256(resultToken(config.sessionSecret, id))) ?? false,
  };
}

/** Returns the name of the member who writes, and the address for replies: theirs, or else the company's. */
async function senderOf(db: Db, userId: string) {
  const { name, email } = await db
    .selectFrom('users')
    .select([PUBLIC_NAME.as('name'), 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { fromName: name, replyTo: email || (await readCompany(db)).email || null };
}

/** Fills the templates in for a lead. @throws {HttpError} 404 if there is no such lead */
export async function mailDrafts(
  { db, config }: Services,
  user: CurrentUser,
  ref: { kind: LeadKind; id: string },
): Promise<LeadMailDrafts> {
  const { email, hasReport, ...lead } = await findLeadToMail(db, config, ref);
  const sender = await senderOf(db, user.id);
  const values = { ...lead.values, sender: sender.fromName };
  const drafts = (await readTemplates(db)).map(({ name, subject, text }) => ({
    name,
    subject: fillFields(subject, values),
    text: fillFields(text, values),
  }));
  const isComplete = ({ subject, text }: { subject: string; text: string }) =>
    fieldsIn(`${subject} ${text}`).every((field) => isLink(field, hasReport));
  return {
    canSend: await canMail(db, config),
    to: email,
    isSuppressed: await isSuppressed(db, config, email),
    ...sender,
    hasReport,
    drafts: drafts.toSorted((a, b) => Number(isComplete(b)) - Number(isComplete(a))),
  };
}
