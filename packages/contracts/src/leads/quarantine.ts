import { del, get, post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { byId, Empty, Id, Instant, idsOf, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Detail, FormType } from './contact.ts';
import { LeadKind } from './lead.ts';

export const QUARANTINE_REASONS = {
  'no-token': 'Sent without a form token',
  'bad-token': 'Sent with a forged form token',
  'too-fast': 'Filled in faster than a person could',
  'too-old': 'The form had been open for more than a day',
  'no-proof': 'Sent without proof of work, for example by a browser without script',
  'bad-proof': 'Sent with an invalid proof of work',
  'used-token': 'The form token had been used for another lead',
  honeypot: 'A hidden field was filled in',
  'many-bookings': 'Has two meetings ahead, or booked four in a day',
  'busy-day': 'Booked on a day with many bookings, not confirmed by email',
} as const;
export const QuarantineReason = z.enum(keysOf(QUARANTINE_REASONS));
export type QuarantineReason = z.infer<typeof QuarantineReason>;

/** For the quiz, `formType` and `message` are null and `details` is empty. */
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

/**
 * The content of a quarantined lead as text: `facts` are fields other than name, email and message; `answers` are
 * those of a quiz.
 */
export const HeldContent = z.strictObject({
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});
export type HeldContent = z.infer<typeof HeldContent>;

/** A quarantined lead with all its content, to read before releasing it. */
export const QuarantinedLeadDetail = QuarantinedLead.extend(HeldContent.shape);
export type QuarantinedLeadDetail = z.infer<typeof QuarantinedLeadDetail>;

export const QuarantineFilter = z.strictObject({
  search: line({ max: SEARCH_MAX }).optional(),
  reason: QuarantineReason.optional(),
  ...pageFields,
});
export type QuarantineFilter = z.infer<typeof QuarantineFilter>;

/** Maximum number of quarantined leads in one bulk call, because each release is a separate transaction. */
export const QUARANTINE_BULK_MAX = 100;
export const QuarantineBulk = z.strictObject({
  action: z.enum(['release', 'delete']),
  ids: idsOf(QUARANTINE_BULK_MAX),
});
export type QuarantineBulk = z.infer<typeof QuarantineBulk>;

export const quarantine = {
  listQuarantine: get('/api/admin/quarantine', {
    summary: 'Held leads (likely spam): search, newest first',
    access: 'leads:read',
    query: QuarantineFilter,
    response: z.array(QuarantinedLead),
    paged: true,
  }),
  getQuarantined: get('/api/admin/quarantine/{id}', {
    summary: 'One held lead with all fields',
    access: 'leads:read',
    params: byId,
    response: QuarantinedLeadDetail,
  }),
  bulkQuarantine: post('/api/admin/quarantine/bulk', {
    summary:
      'Release or delete (leads:delete) several held leads. Returns how many existed, and which failed',
    access: 'leads:status',
    body: QuarantineBulk,
    response: z.strictObject({
      changed: z.int().min(0),
      missing: z.int().min(0),
      failed: z.array(z.strictObject({ id: Id, message: z.string() })),
    }),
  }),
  releaseLead: post('/api/admin/quarantine/{id}/release', {
    summary: 'Release a held lead. It becomes an ordinary submission, including its webhook event',
    access: 'leads:status',
    params: byId,
    response: z.strictObject({ submissionId: z.uuid() }),
  }),
  deleteQuarantined: del('/api/admin/quarantine/{id}', {
    summary: 'Delete permanently',
    access: 'leads:delete',
    params: byId,
    response: Empty,
  }),
};
