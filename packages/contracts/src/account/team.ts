import { Role } from '../permissions.ts';
import { MailStatus } from '../settings/mail.ts';
import { del, get, patch, post } from '../shared/endpoint.ts';
import { byId, EmailOrNone, Empty, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { DISPLAY_NAME_MAX, LeadMails } from './account.ts';

export const INVITE_HOURS = 72;
export const PASSWORD_LINK_HOURS = { min: 1, max: 24 } as const;

/** `name` and `email` may be empty, since anyone with the link can use the invite. */
export const InviteInput = z.strictObject({
  role: Role,
  name: line({ max: DISPLAY_NAME_MAX }).default(''),
  email: EmailOrNone.default(''),
});

export const Invite = z.strictObject({
  id: z.uuid(),
  role: Role,
  name: z.string(),
  email: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  createdBy: z.string().nullable(),
  /** The delivery of its mail, and why it failed. Null if it was not mailed. */
  delivery: MailStatus.nullable(),
  mailError: z.string().nullable(),
});
export type Invite = z.infer<typeof Invite>;

/** The link is shown once; only a hash of its token is stored. `isMailed` says whether it is also sent by email. */
export const NewInvite = Invite.extend({ link: z.string(), isMailed: z.boolean() });

/** `displayName` and `email` are empty until the member enters them. */
export const User = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: Role,
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  leadMails: LeadMails,
  createdAt: Instant,
  lastLoginAt: Instant.nullable(),
});
export type User = z.infer<typeof User>;

export const team = {
  listInvites: get('/api/admin/invites', {
    summary: 'Open invites, newest first',
    access: 'users:manage',
    response: z.array(Invite),
  }),
  createInvite: post('/api/admin/invites', {
    summary: `Create an invite for a role. It works once, for ${INVITE_HOURS} hours. It is mailed if there is an address and email is on`,
    access: 'users:manage',
    body: InviteInput,
    response: NewInvite,
    status: 201,
  }),
  deleteInvite: del('/api/admin/invites/{id}', {
    summary: 'Revoke an invite',
    access: 'users:manage',
    params: byId,
    response: Empty,
  }),
  listUsers: get('/api/admin/users', {
    summary: 'All members, by username',
    access: 'users:manage',
    response: z.array(User),
  }),
  getUserById: get('/api/admin/users/{id}', {
    summary: 'One account',
    access: 'users:manage',
    params: byId,
    response: User,
  }),
  updateUser: patch('/api/admin/users/{id}', {
    summary:
      'Change a member’s role, or disable or enable the account. Ends their sessions. 409 for the last owner',
    access: 'users:manage',
    params: byId,
    body: z
      .strictObject({ role: Role.optional(), isDisabled: z.boolean().optional() })
      .refine((body) => Object.keys(body).length > 0, 'Say what to change.'),
    response: User,
  }),
  makePasswordLink: post('/api/admin/users/{id}/password-link', {
    summary:
      'Create a single-use link for a member to choose a new password. Replaces the previous link. 409 for yourself',
    access: 'users:manage',
    params: byId,
    body: z.strictObject({
      hours: z.int().min(PASSWORD_LINK_HOURS.min).max(PASSWORD_LINK_HOURS.max),
    }),
    response: z.strictObject({ link: z.string(), expiresAt: Instant }),
    status: 201,
  }),
  deleteUser: del('/api/admin/users/{id}', {
    summary: 'Remove the account. 409 for the last owner',
    access: 'users:manage',
    params: byId,
    response: Empty,
  }),
};
