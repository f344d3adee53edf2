import type { MailKind, MailStatus } from '@upcurve/contracts/settings/mail';
import type { MailSecurity } from '@upcurve/contracts/settings/mail-server';
import type { Generated } from 'kysely';
import type { DefaultMoment, Moment } from './columns.ts';

/** An email to a lead has the id of its activity. */
export interface MailsTable {
  id: string;
  kind: MailKind;
  toAddress: string;
  toName: string;
  subject: string;
  /** Stored until the email is sent, then deleted. */
  text: string | null;
  status: Generated<MailStatus>;
  /** Attempts since the email was last queued. Selects the delay before the next attempt. */
  attemptCount: Generated<number>;
  /** Incremented when the email is queued or taken. Results of earlier turns are ignored. */
  turn: Generated<number>;
  nextAttemptAt: Moment | null;
  /** Set while a worker sends the email. If the worker dies, the lease expires at this time. */
  leasedUntil: Moment | null;
  lastError: string | null;
  createdAt: DefaultMoment;
  sentAt: Moment | null;
  /** The sender's name, if it is not the agency's, and where replies go. */
  fromName: Generated<string | null>;
  replyTo: Generated<string | null>;
  /** The member who receives it. Null if a visitor does. */
  userId: string | null;
  /** The related lead. The email is deleted with the lead. */
  leadId: string | null;
  /** The invite in the email. The email is deleted with the invite. */
  inviteId: string | null;
  /** The booking that the email is about, with an invitation. The email is deleted with the booking. */
  bookingId: string | null;
  /** Advertising: not sent to suppressed addresses, and contains an unsubscribe link. */
  isMarketing: Generated<boolean>;
  /** The end of the week that a summary covers. */
  digestUntil: Moment | null;
}

/** A single row. An empty host is no server. */
export interface MailServerTable {
  isOnly: Generated<true>;
  host: Generated<string>;
  port: Generated<number>;
  security: Generated<MailSecurity>;
  username: Generated<string>;
  /** Encrypted (lib/security/seal.ts). Null without a username. */
  password: Buffer | null;
  senderName: Generated<string>;
  senderAddress: Generated<string>;
  /** A digest of the settings that passed a test last, and when. */
  tested: Generated<Buffer | null>;
  testedAt: Moment | null;
  version: Generated<number>;
  updatedAt: DefaultMoment;
}
