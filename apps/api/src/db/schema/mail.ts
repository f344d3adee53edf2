import type { MailKind, MailStatus } from '@upcurve/contracts/settings/mail';
import type { Generated } from 'kysely';
import type { DefaultMoment, Moment } from './columns.ts';

export interface MailsTable {
  id: string;
  kind: MailKind;
  toAddress: string;
  toName: string;
  subject: string;
  /** Frozen until it is sent, then dropped. A digest has none: it is written when it is sent. */
  text: string | null;
  status: Generated<MailStatus>;
  /** Attempts since it was last queued afresh; picks the wait before the next. */
  attemptCount: Generated<number>;
  /** Raised whenever it is queued; a job whose turn has passed does nothing. */
  turn: Generated<number>;
  nextAttemptAt: Moment | null;
  lastError: string | null;
  createdAt: DefaultMoment;
  sentAt: Moment | null;
  /** The member it is for; null where it is for a visitor. */
  userId: string | null;
  /** The lead it is about. Deleted with the lead. */
  submissionId: string | null;
  contactSubmissionId: string | null;
  /** The invite it contains. Deleted with the invite. */
  inviteId: string | null;
  /** Advertising: not sent to suppressed addresses, and contains an unsubscribe link. */
  isMarketing: Generated<boolean>;
  /** A digest tells of the day before this moment. */
  digestUntil: Moment | null;
}
