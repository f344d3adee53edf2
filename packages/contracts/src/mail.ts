import { defineEndpoints } from './endpoint.ts';
import { keysOf } from './keys.ts';
import { pageFields } from './paging.ts';
import { Empty, Id, Instant } from './text.ts';
import { z } from './zod.ts';

export const MAIL_TIMEOUT_SECONDS = 30;
export const MAIL_TEXT_MAX_BYTES = 20_000;
export const MAIL_SUBJECT_MAX = 200;
/** Confirmations to one address within 24 hours; what is sent beyond is stored and not confirmed. */
export const CONFIRMATIONS_PER_DAY = 3;
/** When the digest goes out, on the agency's clock. */
export const DIGEST_HOUR = 8;

export const MAIL_KINDS = {
  'new-lead': 'New lead',
  digest: 'Digest',
  confirmation: 'Confirmation',
  report: 'Report',
  invite: 'Invite',
} as const;
export const MailKind = z.enum(keysOf(MAIL_KINDS));
export type MailKind = z.infer<typeof MailKind>;

export const MAIL_STATUSES = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' } as const;
export const MailStatus = z.enum(keysOf(MAIL_STATUSES));
export type MailStatus = z.infer<typeof MailStatus>;

/** One mail on its way. Its `Message-ID` is made from `id`, the same on every attempt. */
export const Mail = z.strictObject({
  id: z.uuid(),
  kind: MailKind,
  toAddress: z.string(),
  subject: z.string(),
  status: MailStatus,
  /** Since it was last queued afresh. */
  attemptCount: z.int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  nextAttemptAt: Instant.nullable(),
  sentAt: Instant.nullable(),
});
export type Mail = z.infer<typeof Mail>;

/** Whether mail goes out at all, from whom, and what waits since when. */
export const MailState = z.strictObject({
  isOn: z.boolean(),
  from: z.string(),
  waiting: z.int(),
  waitingSince: Instant.nullable(),
  /** Why the latest of those that wait was not sent; null where none was tried. */
  lastError: z.string().nullable(),
});
export type MailState = z.infer<typeof MailState>;

export const mail = defineEndpoints({
  getMailState: {
    method: 'GET',
    path: '/api/admin/mails/state',
    summary: 'Whether mail goes out, and what waits',
    access: 'mail:manage',
    response: MailState,
  },
  listMails: {
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'Mails, newest first',
    access: 'mail:manage',
    query: z.strictObject({ status: MailStatus.optional(), ...pageFields }),
    response: z.array(Mail),
    paged: true,
  },
  resendMail: {
    method: 'POST',
    path: '/api/admin/mails/{id}/resend',
    summary:
      'Send one that failed once more, under the same Message-ID. 409 where it did not fail or mail is off',
    access: 'mail:manage',
    params: z.strictObject({ id: Id }),
    response: Empty,
  },
});
