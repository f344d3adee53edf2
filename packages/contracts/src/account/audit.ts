import { get } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { Id, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

/** How long entries are kept. Not configurable, so that nobody can shorten it to remove traces of their actions. */
export const AUDIT_MONTHS = 24;

export const AUDIT_ACTIONS = {
  'sign-in': 'Signed in',
  'sign-in.failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'session.ended': 'Sessions ended',
  'account.registered': 'Account registered',
  'profile.changed': 'Profile changed',
  'password.changed': 'Password changed',
  'password.link': 'Password link created',
  'password.reset': 'Password reset by link',
  'second-factor.on': 'Second factor switched on',
  'second-factor.off': 'Second factor switched off',
  'second-factor.reset': 'Second factor reset by an owner',
  'second-factor.codes': 'Recovery codes regenerated',
  'second-factor.required': 'Second factor required by role',
  'invite.made': 'Invite created',
  'invite.taken-back': 'Invite revoked',
  'member.role': 'Role changed',
  'member.disabled': 'Account disabled',
  'member.enabled': 'Account enabled',
  'member.removed': 'Account removed',
  'member.mails': 'Email preferences of a member changed',
  export: 'Exported',
  'lead.deleted': 'Leads deleted',
  'lead.mailed': 'Email sent to a lead',
  'lead.test': 'Test lead sent',
  'note.deleted': 'Note deleted',
  'call.deleted': 'Call deleted',
  'held.deleted': 'Held leads deleted',
  'held.released': 'Held leads released',
  'person.erased': 'Person erased',
  'person.merged': 'People merged',
  'person.split': 'Person split',
  'booking.made': 'Meeting booked by staff',
  'booking.changed': 'Meeting changed',
  'meeting-type.created': 'Kind of meeting created',
  'meeting-type.changed': 'Kind of meeting changed',
  'meeting-type.deleted': 'Kind of meeting deleted',
  'hours.changed': 'Hours for meetings changed',
  'feed.renewed': 'New address of a calendar feed made',
  'retention.changed': 'Retention period changed',
  'campaign.cost': 'Campaign cost changed',
  'agency.changed': 'Agency settings changed',
  'company.changed': 'Company facts changed',
  'counted-month.changed': 'Month on the website changed',
  'mail.resent': 'Email sent again',
  'mail.server': 'Email server changed',
  'webhook.changed': 'Webhook changed',
  'webhook.secret': 'Webhook secret changed',
  'webhook.replayed': 'Webhook replayed',
  'question.created': 'Question created',
  'question.changed': 'Question changed',
  'question.deleted': 'Question deleted',
  'question.restored': 'Built-in questions restored',
  'story.created': 'Testimonial created',
  'story.changed': 'Testimonial changed',
  'story.deleted': 'Testimonial deleted',
  'post.published': 'Post published',
  'post.scheduled': 'Post scheduled',
  'post.unscheduled': 'Schedule cancelled',
  'post.unpublished': 'Post unpublished',
  'post.deleted': 'Post deleted',
  'post.restored': 'Post restored',
  'post.preview': 'Preview link created',
  'post.preview-ended': 'Preview links ended',
  'category.created': 'Category created',
  'category.changed': 'Category changed',
  'category.deleted': 'Category deleted',
  'author.created': 'Author created',
  'author.changed': 'Author changed',
  'author.deleted': 'Author deleted',
  'blog.imported': 'Blog imported',
  // Recorded by earlier versions.
  'pictures.stopped': 'Fetching of pictures stopped',
  'pictures.retried': 'Fetching of pictures resumed',
  'media.changed': 'File description changed',
  'media.deleted': 'File deleted',
} as const;
export const AuditAction = z.enum(keysOf(AUDIT_ACTIONS));
export type AuditAction = z.infer<typeof AuditAction>;

const Facts = z.record(z.string(), z.unknown()).nullable();

/**
 * An entry of the audit log. `actorId` and `actorName` are null if the system or an unknown person acted; the name is
 * the one at that time. `what` names the subject, except for leads, which have only a `subjectId`: `leadName` is their
 * name now, null once they are deleted. `before` and `after` contain the changes.
 */
export const AuditEntry = z.strictObject({
  id: z.uuid(),
  createdAt: Instant,
  actorId: z.uuid().nullable(),
  actorName: z.string().nullable(),
  address: z.string().nullable(),
  action: AuditAction,
  what: z.string(),
  subjectId: z.string().nullable(),
  leadName: z.string().nullable(),
  before: Facts,
  after: Facts,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `from` and `to` filter by createdAt, `to` exclusive. `search` searches every column. */
export const AuditFilter = z.strictObject({
  actor: Id.optional(),
  action: AuditAction.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  search: line({ max: SEARCH_MAX }).optional(),
  ...pageFields,
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditActor = z.strictObject({ id: z.uuid(), name: z.string() });
export type AuditActor = z.infer<typeof AuditActor>;

const path = '/api/audit-log';

export const audit = {
  listAuditLog: get(path, {
    summary: `Audit log, newest first. Entries are kept for ${AUDIT_MONTHS} months`,
    access: 'audit:read',
    query: AuditFilter,
    response: z.array(AuditEntry),
    paged: true,
  }),
  listAuditActors: get(`${path}/actors`, {
    summary: 'All people named in the audit log, by name, including former members',
    access: 'audit:read',
    response: z.array(AuditActor),
  }),
};
