import { defineEndpoints } from './endpoint.ts';
import { keysOf } from './keys.ts';
import { Permission, Role } from './permissions.ts';
import { EMAIL_MAX, Email, Empty, Id, Instant, line } from './text.ts';
import { z } from './zod.ts';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

export const Username = z
  .string('Required')
  .trim()
  .min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters.`)
  .max(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters.`)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may hold letters, digits, dots, hyphens and underscores.');

/** A password to set. Common ones and the user's own words are refused by the server, which alone knows them. */
export const NewPassword = z
  .string('Required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`)
  .refine((value) => value.isWellFormed(), 'Invalid input');

/** A password to check: any length that could ever have been set. */
const GivenPassword = z.string('Required').min(1, 'Required').max(PASSWORD_MAX, 'Invalid input');

export const CurrentUser = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  role: Role,
  permissions: z.array(Permission),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Credentials = z.strictObject({
  username: line({ min: 1, max: USERNAME_MAX }),
  password: GivenPassword,
});

export const Registration = z.strictObject({
  username: Username,
  password: NewPassword,
  inviteToken: line({ max: 200 }),
});

export const AccountSession = z.strictObject({
  id: z.uuid(),
  current: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
  expiresAt: Instant,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const DISPLAY_NAME_MAX = 80;

/** Which new leads a member hears of by mail, at once. */
export const LEAD_MAILS = { all: 'Every new lead', eligible: 'Only eligible ones', none: 'None' } as const;
export const LeadMails = z.enum(keysOf(LEAD_MAILS));
export type LeadMails = z.infer<typeof LeadMails>;

/** How a member is called and written to. Without an address nothing is sent. */
export const ProfileInput = z.strictObject({
  displayName: line({ max: DISPLAY_NAME_MAX }),
  email: line({ max: EMAIL_MAX }).refine(
    (text) => text === '' || Email.safeParse(text).success,
    'Enter a valid email address.',
  ),
  leadMails: LeadMails,
  hasDigest: z.boolean(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** `isMailOn` says whether the server sends mail at all. */
export const Profile = ProfileInput.extend({ isMailOn: z.boolean() });
export type Profile = z.infer<typeof Profile>;

export const account = defineEndpoints({
  getUser: {
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user; 401 when signed out',
    access: 'staff',
    origin: 'staff-bar',
    response: CurrentUser,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in and set the session cookie',
    access: 'public',
    body: Credentials,
    response: CurrentUser,
    bounds: { limit: 'own', repeat: 'own' },
  },
  register: {
    method: 'POST',
    path: '/api/register',
    summary: 'Redeem an invite: create the account and sign in',
    access: 'public',
    body: Registration,
    response: CurrentUser,
    status: 201,
    bounds: { limit: { calls: 20, minutes: 15 }, repeat: 'own' },
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    summary: 'End the session; also fine when signed out',
    access: 'public',
    origin: 'staff-bar',
    response: Empty,
    bounds: { limit: { calls: 60, minutes: 10 }, repeat: 'same' },
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the own password and end every other session',
    access: 'staff',
    body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
    response: Empty,
  },
  getProfile: {
    method: 'GET',
    path: '/api/account/profile',
    summary: 'The own display name, e-mail address and choice of mails',
    access: 'staff',
    response: Profile,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/account/profile',
    summary: 'Change them; what is not named stays. An empty address stops all mail',
    access: 'staff',
    body: ProfileInput.partial(),
    response: Profile,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The own sessions, newest first',
    access: 'staff',
    response: z.array(AccountSession),
  },
  endSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End every own session but this one',
    access: 'staff',
    response: Empty,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: 'End one of the own sessions',
    access: 'staff',
    params: z.strictObject({ id: Id }),
    response: Empty,
  },
});
