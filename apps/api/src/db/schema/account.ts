import type { LeadMails } from '@upcurve/contracts/account';
import type { Role } from '@upcurve/contracts/permissions';
import type { Generated } from 'kysely';
import type { DefaultMoment, Moment } from './columns.ts';

export interface UsersTable {
  id: string;
  username: string;
  /** The username as it is compared: lower case, normalised. */
  usernameKey: string;
  /** Empty until entered, as is the address. */
  displayName: Generated<string>;
  email: Generated<string>;
  leadMails: Generated<LeadMails>;
  hasDigest: Generated<boolean>;
  passwordHash: string;
  role: Role;
  isDisabled: Generated<boolean>;
  /** Raised to end every session of the user at once. */
  sessionVersion: Generated<number>;
  createdAt: DefaultMoment;
  lastLoginAt: Moment | null;
}

export interface SessionsTable {
  id: string;
  tokenHash: Buffer;
  userId: string;
  createdAt: DefaultMoment;
  lastSeenAt: DefaultMoment;
  expiresAt: Moment;
  address: string | null;
  userAgent: string | null;
}

export interface InvitesTable {
  id: string;
  tokenHash: Buffer;
  role: Role;
  createdBy: string | null;
  createdAt: DefaultMoment;
  expiresAt: Moment;
  redeemedAt: Moment | null;
}
