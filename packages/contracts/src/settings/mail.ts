import { get, post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { byId, Empty, Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { mailServerEndpoints } from './mail-server.ts';

export const MAIL_TIMEOUT_SECONDS = 30;
export const MAIL_TEXT_MAX_BYTES = 20_000;
export const MAIL_SUBJECT_MAX = 200;
/** Maximum confirmations to one address in 24 hours. Later submissions are stored but not confirmed. */
export const CONFIRMATIONS_PER_DAY = 3;
/**
 * Maximum mails that ask for the confirmation of a booking: in an hour to all addresses together, and in a day to one.
 * Visitors with a valid proof still get theirs when others have used up the mails of those without.
 */
export const CONFIRM_MAILS = {
  proven: { perHour: 200, perAddress: 3 },
  unproven: { perHour: 30, perAddress: 1 },
};
/** The hour of Monday at which the weekly summary is sent, in the agency's time zone. */
export const WEEKLY_HOUR = 8;

export const MAIL_KINDS = {
  'new-lead': 'New lead',
  // Sent by earlier versions.
  mention: 'Mention',
  digest: 'Digest',
  lead: 'To a lead',
  weekly: 'Weekly summary',
  confirmation: 'Confirmation',
  report: 'Report',
  invite: 'Invite',
  booking: 'Booking',
} as const;
export const MailKind = z.enum(keysOf(MAIL_KINDS));
export type MailKind = z.infer<typeof MailKind>;

export const MAIL_STATUSES = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' } as const;
export const MailStatus = z.enum(keysOf(MAIL_STATUSES));
export type MailStatus = z.infer<typeof MailStatus>;

/** An outgoing mail. Its `Message-ID` is derived from `id`, so it is the same on every attempt. */
export const Mail = z.strictObject({
  id: z.uuid(),
  kind: MailKind,
  toAddress: z.string(),
  subject: z.string(),
  status: MailStatus,
  /** Attempts since the mail was last queued. */
  attemptCount: z.int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  nextAttemptAt: Instant.nullable(),
  sentAt: Instant.nullable(),
});
export type Mail = z.infer<typeof Mail>;

/** The state of mail: whether it is on, the sender, and the waiting mails. */
export const MailState = z.strictObject({
  isOn: z.boolean(),
  from: z.string(),
  waiting: z.int(),
  waitingSince: Instant.nullable(),
  /** The error of the latest attempt for a waiting mail. Null if there was no attempt. */
  lastError: z.string().nullable(),
});
export type MailState = z.infer<typeof MailState>;

export const mail = {
  ...mailServerEndpoints,
  getMailState: get('/api/admin/mails/state', {
    summary: 'Whether email is on, and the number of waiting mails',
    access: 'mail:manage',
    response: MailState,
  }),
  listMails: get('/api/admin/mails', {
    summary: 'Mails, newest first',
    access: 'mail:manage',
    query: z.strictObject({ status: MailStatus.optional(), ...pageFields }),
    response: z.array(Mail),
    paged: true,
  }),
  resendMail: post('/api/admin/mails/{id}/resend', {
    summary: 'Resend a failed mail under the same Message-ID. 409 if it did not fail or email is off',
    access: 'mail:manage',
    params: byId,
    response: Empty,
  }),
};
