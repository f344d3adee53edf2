import type { LeadMails } from '@upcurve/contracts/account/account';
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
  /** By which clocks times are shown to them; null where by the agency's. */
  zone: string | null;
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
  /** Good for nothing but setting up the second factor that the role requires. */
  mustEnrol: Generated<boolean>;
}

export interface SecondFactorsTable {
  userId: string;
  /** Encrypted (lib/security/seal.ts). */
  secret: Buffer;
  /** Null until a first code has shown that the app has it. */
  confirmedAt: Moment | null;
  /** The time step of the last code that was taken: neither it nor one before is taken again. */
  lastStep: Generated<number>;
  failures: Generated<number>;
  failingSince: Moment | null;
}

/** Codes that are still good, as hashes. */
export interface RecoveryCodesTable {
  userId: string;
  codeHash: Buffer;
}

/** Roles that require a second factor. */
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
  /** Who it is for, as far as it was told; goes into the account that is made of it. */
  name: Generated<string>;
  email: Generated<string>;
  tokenHash: Buffer;
  role: Role;
  createdBy: string | null;
  createdAt: DefaultMoment;
  expiresAt: Moment;
  redeemedAt: Moment | null;
}
