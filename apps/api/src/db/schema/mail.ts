import type { MailKind, MailStatus } from '@upcurve/contracts/mail';
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
  /** What lead it is about: it goes when the lead goes. */
  submissionId: string | null;
  contactSubmissionId: string | null;
  /** What invite it carries: it goes when that goes. */
  inviteId: string | null;
  /** Not what a visitor asked for: it goes to no suppressed address, and carries a link to unsubscribe. */
  isMarketing: Generated<boolean>;
  /** A digest tells of the day before this moment. */
  digestUntil: Moment | null;
}
