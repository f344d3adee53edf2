import type { LeadMails } from '@upcurve/contracts/account/account';
import type { AuditAction } from '@upcurve/contracts/account/audit';
import type { Role } from '@upcurve/contracts/permissions';
import type { Generated } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

export interface UsersTable {
  id: string;
  username: string;
  /** The username in lower case and normalised, for comparison. */
  usernameKey: string;
  /** `displayName` and `email` are empty until entered. */
  displayName: Generated<string>;
  email: Generated<string>;
  leadMails: Generated<LeadMails>;
  hasWeekly: Generated<boolean>;
  /** The time zone in which times are shown to the user. Null for the agency's. */
  zone: string | null;
  passwordHash: string;
  role: Role;
  isDisabled: Generated<boolean>;
  /** The sealed secret in the address of the calendar feed. Null until the member makes a new address. */
  feedSecret: Buffer | null;
  /** Incremented to end all sessions of the user. */
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
  /** Whether the session may only set up the second factor that the role requires. */
  mustEnrol: Generated<boolean>;
}

export interface SecondFactorsTable {
  userId: string;
  /** Encrypted (lib/security/seal.ts). */
  secret: Buffer;
  /** Null until a first code has proven that the authenticator app has the secret. */
  confirmedAt: Moment | null;
  /** The time step of the last accepted code. Codes of this and earlier steps are rejected. */
  lastStep: Generated<number>;
  failures: Generated<number>;
  failingSince: Moment | null;
}

export interface RecoveryCodesTable {
  userId: string;
  codeHash: Buffer;
}

export interface SecondFactorRolesTable {
  role: Role;
}

export interface PasswordLinksTable {
  userId: string;
  tokenHash: Buffer;
  createdBy: string;
  expiresAt: Moment;
}

export interface InvitesTable {
  id: string;
  /** Name and email of the invited person, if known. Copied to the account that they create. */
  name: Generated<string>;
  email: Generated<string>;
  tokenHash: Buffer;
  role: Role;
  createdBy: string | null;
  createdAt: DefaultMoment;
  expiresAt: Moment;
  redeemedAt: Moment | null;
}

/** Rows are only ever inserted. A trigger rejects updates, and deletes before the retention period ends. */
export interface AuditLogTable {
  id: string;
  createdAt: DefaultMoment;
  /** No foreign key, so the entry outlives the account. */
  actorId: string | null;
  actorName: string | null;
  address: string | null;
  action: AuditAction;
  what: string;
  subjectId: string | null;
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
  searchText: string;
}
