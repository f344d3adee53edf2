import { EMAIL_MAX } from '../shared/email.ts';
import { del, get, post, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { Email, Empty, integer, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

export const MAIL_TEST_SECONDS = 20;

/** How the connection is encrypted. Unencrypted connections are not offered. */
export const MAIL_SECURITIES = { starttls: 'STARTTLS', tls: 'TLS' } as const;
export const MailSecurity = z.enum(keysOf(MAIL_SECURITIES));
export type MailSecurity = z.infer<typeof MailSecurity>;
export const MAIL_SECURITY_PORTS: Record<MailSecurity, number> = { starttls: 587, tls: 465 };
/** The ports of public email servers. */
export const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);

const settings = {
  host: line({ min: 1, max: 253 }, 'Enter the name of the server.')
    .overwrite((text) => text.toLowerCase())
    .refine((text) => text === '' || HOST.test(text), 'Enter only a name, such as smtp.example.com.'),
  port: integer({ min: 1, max: 65_535 }, 'A port from 1 to 65535.'),
  security: MailSecurity,
  /** Empty if the server asks for no password. */
  username: line({ max: EMAIL_MAX }),
  /** Empty for the agency's name. */
  senderName: line({ max: 80 }),
  senderAddress: Email,
};

/**
 * The email server to save or to test. If `password` is omitted, the saved one is used, but only for the saved host and
 * username.
 */
export const MailServerInput = z.strictObject({
  ...settings,
  password: z
    .string()
    .max(512, 'At most 512 characters.')
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'Invalid input')
    .optional(),
});
export type MailServerInput = z.infer<typeof MailServerInput>;

/**
 * The email server in use. An empty host is no server. `isFromEnvironment`: it is set by SMTP_URL and cannot be changed.
 * `isPasswordLost`: the saved password can no longer be read, so no mail is sent.
 */
export const MailServerSettings = z.strictObject({
  ...settings,
  host: z.string(),
  senderAddress: z.string(),
  isFromEnvironment: z.boolean(),
  hasPassword: z.boolean(),
  isPasswordLost: z.boolean(),
  version: z.int(),
});
export type MailServerSettings = z.infer<typeof MailServerSettings>;

const path = '/api/admin/mail-server';

export const mailServerEndpoints = {
  getMailServer: get(path, {
    summary: 'The email server, without its password',
    access: 'users:manage',
    response: MailServerSettings,
  }),
  saveMailServer: put(path, {
    summary:
      'Set the email server. 409 if SMTP_URL sets it, 412 if If-Match names an older version. An omitted password stays unless host or username change',
    access: 'users:manage',
    headers: IfMatch,
    body: MailServerInput,
    response: MailServerSettings,
  }),
  removeMailServer: del(path, {
    summary: 'Delete the email server with its password, which switches mail off. 409 if SMTP_URL sets it',
    access: 'users:manage',
    response: Empty,
  }),
  testMailServer: post(`${path}/test`, {
    summary:
      'Send an email to your own address through this server. Saves nothing. 409 if you have no address',
    access: 'users:manage',
    body: MailServerInput,
    response: z.strictObject({ success: z.boolean(), message: z.string() }),
    timeoutSeconds: MAIL_TEST_SECONDS + 5,
  }),
};
