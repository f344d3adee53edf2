import { get, post, put } from '../shared/endpoint.ts';
import { areUnlike, Id, Instant, line, paragraph } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { LeadKind } from './lead.ts';
import { LEAD_MAIL_SUBJECT_MAX, LEAD_MAIL_TEXT_MAX, templateFault } from './lead-mail-fields.ts';

export const TEMPLATE_NAME_MAX = 40;
export const TEMPLATES_MAX = 10;
export const LEAD_MAILS_PER_HOUR = 60;

const subject = line({ min: 1, max: LEAD_MAIL_SUBJECT_MAX }, 'Write a subject.');
const text = paragraph({ max: LEAD_MAIL_TEXT_MAX }).min(1, 'Write something first.');

const refuseFault = ({ value, issues }: { value: string; issues: unknown[] }) => {
  const message = templateFault(value);
  if (message) issues.push({ code: 'custom', input: value, message });
};

/** A template of an email to a lead. Subject and text may have fields: lead-mail-fields.ts. */
export const MailTemplate = z.strictObject({
  name: line({ min: 1, max: TEMPLATE_NAME_MAX }, 'Name the template.'),
  subject: subject.check(refuseFault),
  text: text.check(refuseFault),
});
export type MailTemplate = z.infer<typeof MailTemplate>;

export const MailTemplates = z.strictObject({
  templates: z
    .array(MailTemplate)
    .max(TEMPLATES_MAX, `At most ${TEMPLATES_MAX} templates.`)
    .refine((list) => areUnlike(list.map(({ name }) => name)), 'Give each template its own name.'),
});
export type MailTemplates = z.infer<typeof MailTemplates>;

/**
 * An email to a lead. The only fields in it may be `{{booking link}}`, and `{{report link}}` if the lead has a report.
 * `followUpAt` plans what comes next.
 */
export const LeadMailInput = z.strictObject({ subject, text, followUpAt: Instant.optional() });
export type LeadMailInput = z.infer<typeof LeadMailInput>;

export const LeadMailDrafts = z.strictObject({
  /** Whether email is on. */
  canSend: z.boolean(),
  to: z.string(),
  /** Whether the address has unsubscribed, so that nothing can be sent to it. */
  isSuppressed: z.boolean(),
  fromName: z.string(),
  /** Where replies go. Null if neither the member nor the company has an email address. */
  replyTo: z.string().nullable(),
  hasReport: z.boolean(),
  /** The templates, filled in as far as the lead has the values. The complete ones come first. */
  drafts: z.array(z.strictObject({ name: z.string(), subject: z.string(), text: z.string() })),
});
export type LeadMailDrafts = z.infer<typeof LeadMailDrafts>;

const templates = '/api/admin/agency-settings/mail-templates';
const lead = z.strictObject({ kind: LeadKind, id: Id });
const path = '/api/leads/{kind}/{id}/mails';

export const leadMails = {
  getMailTemplates: get(templates, {
    summary: 'The templates of emails to leads, in order',
    access: 'users:manage',
    response: MailTemplates,
  }),
  saveMailTemplates: put(templates, {
    summary: 'Set the templates of emails to leads. Unknown fields are rejected',
    access: 'users:manage',
    body: MailTemplates,
    response: MailTemplates,
  }),
  getMailDrafts: get(`${path}/drafts`, {
    summary: 'The templates filled in for a lead, who would send them, and whether they can be sent',
    access: 'leads:status',
    params: lead,
    response: LeadMailDrafts,
  }),
  sendLeadMail: post(path, {
    summary:
      'Send an email to a lead, once per Idempotency-Key. 409 if email is off or the address has unsubscribed. Returns the lead and the activity',
    access: 'leads:status',
    params: lead,
    body: LeadMailInput,
    response: z.strictObject({ id: z.uuid(), activityId: z.uuid() }),
    status: 201,
  }),
};
