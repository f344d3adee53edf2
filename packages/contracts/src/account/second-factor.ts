import { Role } from '../permissions.ts';
import { del, get, post, put } from '../shared/endpoint.ts';
import { byId, Empty, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

export const CODE_DIGITS = 6;
/** Seconds for which a code is shown. The previous and the next code are accepted too, because clocks differ. */
export const CODE_SECONDS = 30;
export const RECOVERY_CODES = 10;
/**
 * Wrong codes for one member within an hour, after which codes are blocked for a while. A single address has a lower
 * limit: see the limits of sign-ins.
 */
export const CODE_FAILURES_MAX = 30;

/** A code of the authenticator app or a recovery code, which may contain spaces and hyphens. */
export const Code = line({ min: 1, max: 40 }, 'Enter the code.');

const byPassword = z.strictObject({ currentPassword: z.string('Required').min(1, 'Required').max(128) });
const byBothFactors = byPassword.extend({ code: Code });

/** `since` is null while the second factor is off. `isRequired` depends on the member's role. */
export const SecondFactor = z.strictObject({
  isOn: z.boolean(),
  since: Instant.nullable(),
  recoveryCodesLeft: z.int().min(0),
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Shown only once: `secret` in base32 to type, `uri` (otpauth:) as a QR code. */
export const NewSecondFactor = z.strictObject({ secret: z.string(), uri: z.string() });
export type NewSecondFactor = z.infer<typeof NewSecondFactor>;

/** Shown only once. Only hashes are stored. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** `without` counts members of the role who have no second factor. They must set it up at their next sign-in. */
export const RoleRule = z.strictObject({ role: Role, isRequired: z.boolean(), without: z.int().min(0) });
export type RoleRule = z.infer<typeof RoleRule>;

const own = '/api/account/second-factor';

export const secondFactor = {
  getSecondFactor: get(own, {
    summary: 'Whether your second factor is on',
    access: 'staff',
    whileEnrolling: true,
    response: SecondFactor,
  }),
  beginSecondFactor: post(own, {
    summary:
      'Create a secret for an authenticator app. It takes effect once confirmed. 409 if a second factor is on',
    access: 'staff',
    whileEnrolling: true,
    body: byPassword,
    response: NewSecondFactor,
    status: 201,
  }),
  confirmSecondFactor: post(`${own}/confirm`, {
    summary:
      'Confirm the second factor with a first code. Ends all your other sessions and returns recovery codes',
    access: 'staff',
    whileEnrolling: true,
    body: z.strictObject({ code: Code }),
    response: RecoveryCodes,
  }),
  makeRecoveryCodes: post(`${own}/recovery-codes`, {
    summary: 'Create new recovery codes, with a code. The old ones stop working',
    access: 'staff',
    body: byBothFactors,
    response: RecoveryCodes,
  }),
  disableSecondFactor: post(`${own}/disable`, {
    summary: 'Switch off your second factor, with a code. 409 if your role requires it',
    access: 'staff',
    body: byBothFactors,
    response: Empty,
  }),
  resetSecondFactor: del('/api/admin/users/{id}/second-factor', {
    summary: 'Switch off the second factor of a member who lost it and end their sessions. 409 for your own',
    access: 'users:manage',
    params: byId,
    response: Empty,
  }),
  listRoleRules: get('/api/admin/second-factor/roles', {
    summary: 'Roles that require a second factor',
    access: 'users:manage',
    response: z.array(RoleRule),
  }),
  setRoleRule: put('/api/admin/second-factor/roles/{role}', {
    summary: 'Require a second factor for a role from the next sign-in. 409 while you have none',
    access: 'users:manage',
    params: z.strictObject({ role: Role }),
    body: z.strictObject({ isRequired: z.boolean() }),
    response: RoleRule,
  }),
};
