import { Detail, FormType } from './contact.ts';
import { defineEndpoints } from './endpoint.ts';
import { keysOf } from './keys.ts';
import { pageFields } from './paging.ts';
import { Empty, Id, Instant } from './text.ts';
import { z } from './zod.ts';

/** Why a public form's lead was held back. */
export const QUARANTINE_REASONS = {
  'no-token': 'Sent without a form token',
  'bad-token': 'Sent with a forged form token',
  'too-fast': 'Filled in faster than a person could',
  'too-old': 'The form had been open for more than a day',
  honeypot: 'A hidden field was filled in',
} as const;
export const QuarantineReason = z.enum(keysOf(QUARANTINE_REASONS));
export type QuarantineReason = z.infer<typeof QuarantineReason>;

/** Which submissions a held lead would join: the quiz's, or those of the other public forms. */
export const LeadKind = z.enum(['eligibility', 'contact']);
export type LeadKind = z.infer<typeof LeadKind>;

/** `formType` and `message` are null for the quiz, which has no `details` either. */
export const QuarantinedLead = z.strictObject({
  id: z.uuid(),
  kind: LeadKind,
  formType: FormType.nullable(),
  reason: QuarantineReason,
  name: z.string(),
  email: z.string(),
  businessName: z.string().nullable(),
  message: z.string().nullable(),
  details: z.array(Detail),
  createdAt: Instant,
});
export type QuarantinedLead = z.infer<typeof QuarantinedLead>;

const byId = z.strictObject({ id: Id });

export const quarantine = defineEndpoints({
  listQuarantine: {
    method: 'GET',
    path: '/api/admin/quarantine',
    summary: 'Submissions held back as likely spam, newest first',
    access: 'leads:read',
    query: z.strictObject(pageFields),
    response: z.array(QuarantinedLead),
    paged: true,
  },
  releaseLead: {
    method: 'POST',
    path: '/api/admin/quarantine/{id}/release',
    summary: 'Let it in as an ordinary submission of its kind; from the quiz, webhook included',
    access: 'leads:status',
    params: byId,
    response: z.strictObject({ submissionId: z.uuid() }),
  },
  deleteQuarantined: {
    method: 'DELETE',
    path: '/api/admin/quarantine/{id}',
    summary: 'Delete for good',
    access: 'leads:delete',
    params: byId,
    response: Empty,
  },
});
