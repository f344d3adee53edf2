import { defineEndpoints } from './endpoint.ts';
import { Role } from './permissions.ts';
import { Empty, Id, Instant, line } from './text.ts';
import { z } from './zod.ts';

export const CODE_DIGITS = 6;
/** How long a code is shown; the one before and the one after are taken too, for clocks that differ. */
export const CODE_SECONDS = 30;
export const RECOVERY_CODES = 10;
/** Wrong codes within an hour after which a member waits. */
export const CODE_FAILURES_MAX = 10;

/** Room for a recovery code however it is written. */
export const CODE_MAX = 40;
/** A code of the authenticator app, or a recovery code; spaces and hyphens as people write them. */
export const Code = line({ min: 1, max: CODE_MAX }, 'Enter the code.');

const byPassword = z.strictObject({ currentPassword: z.string('Required').min(1, 'Required').max(128) });

/** `since` is null while it is off. `isRequired` by the role of whom it is. */
export const SecondFactor = z.strictObject({
  isOn: z.boolean(),
  since: Instant.nullable(),
  recoveryCodesLeft: z.int().min(0),
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Shown this once: `secret` in base32 to be typed, `uri` (otpauth:) to be drawn as a QR code. */
export const NewSecondFactor = z.strictObject({ secret: z.string(), uri: z.string() });
export type NewSecondFactor = z.infer<typeof NewSecondFactor>;

/** Shown this once; only hashes are kept. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** `without` is how many of that role have none yet: they set it up at their next sign-in. */
export const RoleRule = z.strictObject({ role: Role, isRequired: z.boolean(), without: z.int().min(0) });
export type RoleRule = z.infer<typeof RoleRule>;

const own = '/api/account/second-factor';

export const secondFactor = defineEndpoints({
  getSecondFactor: {
    method: 'GET',
    path: own,
    summary: 'Whether the own second factor is on',
    access: 'staff',
    whileEnrolling: true,
    response: SecondFactor,
  },
  beginSecondFactor: {
    method: 'POST',
    path: own,
    summary: 'Make a secret for an authenticator app; it counts once confirmed. 409 where one is on',
    access: 'staff',
    whileEnrolling: true,
    body: byPassword,
    response: NewSecondFactor,
    status: 201,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: `${own}/confirm`,
    summary: 'Switch it on with a first code: ends every other session, gives the recovery codes',
    access: 'staff',
    whileEnrolling: true,
    body: z.strictObject({ code: Code }),
    response: RecoveryCodes,
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: `${own}/recovery-codes`,
    summary: 'Make new recovery codes; those before stop working',
    access: 'staff',
    body: byPassword,
    response: RecoveryCodes,
  },
  disableSecondFactor: {
    method: 'POST',
    path: `${own}/disable`,
    summary: 'Switch it off. 409 where the role requires it',
    access: 'staff',
    body: byPassword,
    response: Empty,
  },
  resetSecondFactor: {
    method: 'DELETE',
    path: '/api/admin/users/{id}/second-factor',
    summary: 'Switch off that of a member who lost it, and end their sessions. The own one: 409',
    access: 'users:manage',
    params: z.strictObject({ id: Id }),
    response: Empty,
  },
  listRoleRules: {
    method: 'GET',
    path: '/api/admin/second-factor/roles',
    summary: 'Which roles require a second factor',
    access: 'users:manage',
    response: z.array(RoleRule),
  },
  setRoleRule: {
    method: 'PUT',
    path: '/api/admin/second-factor/roles/{role}',
    summary: 'Require it of a role from the next sign-in on. 409 while the caller has none',
    access: 'users:manage',
    params: z.strictObject({ role: Role }),
    body: z.strictObject({ isRequired: z.boolean() }),
    response: RoleRule,
  },
});
