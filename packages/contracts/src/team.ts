import { defineEndpoints } from './endpoint.ts';
import { Role } from './permissions.ts';
import { Empty, Id, Instant } from './text.ts';
import { z } from './zod.ts';

export const INVITE_HOURS = 72;

export const Invite = z.strictObject({
  id: z.uuid(),
  role: Role,
  createdAt: Instant,
  expiresAt: Instant,
  createdBy: z.string().nullable(),
});
export type Invite = z.infer<typeof Invite>;

/** The link is shown once; only a hash of its token is kept. */
export const NewInvite = Invite.extend({ link: z.string() });

/** `displayName` and `email` are empty until their owner enters them. */
export const User = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: Role,
  isDisabled: z.boolean(),
  createdAt: Instant,
  lastLoginAt: Instant.nullable(),
});
export type User = z.infer<typeof User>;

const byId = z.strictObject({ id: Id });

export const team = defineEndpoints({
  listInvites: {
    method: 'GET',
    path: '/api/admin/invites',
    summary: 'Open invites, newest first',
    access: 'users:manage',
    response: z.array(Invite),
  },
  createInvite: {
    method: 'POST',
    path: '/api/admin/invites',
    summary: `Make an invite for a role, good once and for ${INVITE_HOURS} hours`,
    access: 'users:manage',
    body: z.strictObject({ role: Role }),
    response: NewInvite,
    status: 201,
  },
  deleteInvite: {
    method: 'DELETE',
    path: '/api/admin/invites/{id}',
    summary: 'Take an invite back',
    access: 'users:manage',
    params: byId,
    response: Empty,
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Everyone with an account, by username',
    access: 'users:manage',
    response: z.array(User),
  },
  getUserById: {
    method: 'GET',
    path: '/api/admin/users/{id}',
    summary: 'One account',
    access: 'users:manage',
    params: byId,
    response: User,
  },
  updateUser: {
    method: 'PATCH',
    path: '/api/admin/users/{id}',
    summary: 'Change the role or disable; ends the sessions of that user. The last owner stays: 409',
    access: 'users:manage',
    params: byId,
    body: z
      .strictObject({ role: Role.optional(), isDisabled: z.boolean().optional() })
      .refine((body) => Object.keys(body).length > 0, 'Say what to change.'),
    response: User,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    summary: 'Remove the account. The last owner stays: 409',
    access: 'users:manage',
    params: byId,
    response: Empty,
  },
});
