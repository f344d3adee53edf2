import { Permission, Role } from '../permissions.ts';
import { del, get, patch, post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { byId, EmailOrNone, Empty, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Code } from './second-factor.ts';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** A session ends after this many hours without use, and at the latest after this many days. */
export const SESSION_IDLE_HOURS = 8;
export const SESSION_DAYS = 7;

export const Username = z
  .string('Required')
  .trim()
  .min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters.`)
  .max(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters.`)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may hold letters, digits, dots, hyphens and underscores.');

/** A password to set. The server also rejects common passwords and the user's own words, which only it can check. */
export const NewPassword = z
  .string('Required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`)
  .refine((value) => value.isWellFormed(), 'Invalid input');

/** A password to check, with any length that could ever have been set. */
const GivenPassword = z.string('Required').min(1, 'Required').max(PASSWORD_MAX, 'Invalid input');

export const CurrentUser = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  role: Role,
  /** Empty while `mustEnrol` is set. */
  permissions: z.array(Permission),
  /** The time zone in which times are shown to the user. Omitted for the agency's. */
  zone: z.string().optional(),
  /** The agency's name, in responses that tell users who they are. */
  agencyName: z.string().optional(),
  /** For owners: the number of facts that UK law asks for on the website and that are not set. Omitted for 0. */
  missingFacts: z.int().positive().optional(),
  /** For owners: the connections that fail. Omitted if all of them work. */
  failing: z.array(z.enum(['mail', 'webhook'])).optional(),
  /** No email server is set, so that nobody gets mail. */
  isMailOff: z.literal(true).optional(),
  /** Set while the role requires a second factor that is not set up yet. Until then nothing else is allowed. */
  mustEnrol: z.literal(true).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Credentials = z.strictObject({
  username: line({ min: 1, max: USERNAME_MAX }),
  password: GivenPassword,
  code: Code.optional(),
});

export const DISPLAY_NAME_MAX = 80;

export const Registration = z.strictObject({
  username: Username,
  /** The name that visitors and colleagues read. Without one, visitors read the agency's. */
  displayName: line({ max: DISPLAY_NAME_MAX }).optional(),
  password: NewPassword,
  inviteToken: line({ max: 200 }),
});

/**
 * An open invite, as its link shows it before registration. `name` may be empty. `invitedBy` is the name of the member
 * who created it, or null for the set-up link.
 */
export const InviteGreeting = z.strictObject({
  name: z.string(),
  role: Role,
  invitedBy: z.string().nullable(),
  agencyName: z.string(),
  expiresAt: Instant,
});
export type InviteGreeting = z.infer<typeof InviteGreeting>;

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

export const LEAD_MAILS = { all: 'Every new lead', eligible: 'Only eligible ones', none: 'None' } as const;
export const LeadMails = z.enum(keysOf(LEAD_MAILS));
export type LeadMails = z.infer<typeof LeadMails>;
export const WEEKLY_LABEL = 'A summary of the week’s figures';

/** An IANA time zone such as Europe/London. UTC offsets are rejected, because they ignore daylight saving time. */
export const Zone = z.string().refine(isZone, 'Not a time zone.');

function isZone(timeZone: string): boolean {
  // `Intl` also accepts UTC offsets.
  if (timeZone.length > 64 || !/^[A-Za-z]+(?:\/[\w+-]+)*$/.test(timeZone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone }));
  } catch {
    return false;
  }
}

/** The member's name, email address and mail settings. Without an address no emails are sent. */
export const ProfileInput = z.strictObject({
  displayName: line({ max: DISPLAY_NAME_MAX }),
  email: EmailOrNone,
  leadMails: LeadMails,
  hasWeekly: z.boolean(),
  /** The time zone in which times are shown. Null for the agency's. */
  zone: Zone.nullable(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** `isMailOn` says whether the server sends mail at all. */
export const Profile = ProfileInput.extend({ isMailOn: z.boolean() });
export type Profile = z.infer<typeof Profile>;

export const account = {
  getUser: get('/api/user', {
    summary: 'The signed-in user. 401 when signed out',
    access: 'staff',
    origin: 'staff-bar',
    whileEnrolling: true,
    response: CurrentUser,
  }),
  login: post('/api/login', {
    summary:
      'Sign in and set the session cookie. 401 with an issue at `code` if the password is right and the second factor is missing or wrong',
    access: 'public',
    body: Credentials,
    response: CurrentUser,
    rateLimit: { limit: 'own', repeat: 'own' },
  }),
  register: post('/api/register', {
    summary: 'Redeem an invite: create the account and sign in',
    access: 'public',
    body: Registration,
    response: CurrentUser,
    status: 201,
    rateLimit: { limit: { calls: 20, minutes: 15 }, repeat: 'own' },
  }),
  readInvite: post('/api/register/invite', {
    summary: 'Read an invite before registration. 403 if it has expired, was used or does not exist',
    access: 'public',
    body: Registration.pick({ inviteToken: true }),
    response: InviteGreeting,
    rateLimit: { limit: { calls: 60, minutes: 15 }, repeat: 'same' },
  }),
  logout: post('/api/logout', {
    summary: 'Sign out. Succeeds when already signed out',
    access: 'public',
    origin: 'staff-bar',
    whileEnrolling: true,
    response: Empty,
    rateLimit: { limit: { calls: 60, minutes: 10 }, repeat: 'same' },
  }),
  changePassword: post('/api/account/password', {
    summary: 'Change your password and end all your other sessions',
    access: 'staff',
    body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
    response: Empty,
  }),
  resetPassword: post('/api/account/password-reset', {
    summary:
      'Choose a new password with a link from an owner. Ends all sessions of the account. 403 if the link has expired or was used',
    access: 'public',
    body: z.strictObject({ token: line({ min: 1, max: 200 }), newPassword: NewPassword }),
    response: Empty,
    rateLimit: { limit: { calls: 20, minutes: 15 }, repeat: 'own' },
  }),
  getProfile: get('/api/account/profile', {
    summary: 'Your display name, email address, email preferences and time zone',
    access: 'staff',
    response: Profile,
  }),
  updateProfile: patch('/api/account/profile', {
    summary: 'Change your profile. Omitted fields stay unchanged. An empty address stops all mail',
    access: 'staff',
    body: ProfileInput.partial(),
    response: Profile,
  }),
  listSessions: get('/api/account/sessions', {
    summary: 'Your sessions, newest first',
    access: 'staff',
    response: z.array(AccountSession),
  }),
  endSessions: del('/api/account/sessions', {
    summary: 'End all your sessions except this one',
    access: 'staff',
    response: Empty,
  }),
  endSession: del('/api/account/sessions/{id}', {
    summary: 'End one of your sessions',
    access: 'staff',
    params: byId,
    response: Empty,
  }),
};
