import type { MailSecurity } from '@upcurve/contracts/settings/mail-server';
import type { Selectable } from 'kysely';
import type { Config, Sender } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { MailServerTable } from '../../db/schema/mail.ts';
import { seal, unseal } from '../../lib/security/seal.ts';
import { sha256 } from '../../lib/security/tokens.ts';

/** An email server that an owner has set. The password is empty without a username, and undefined if it is unreadable. */
export interface SavedServer {
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  password: string | undefined;
  allowPrivate: boolean;
}

/** The email server with the sender of its mails. `url` comes from SMTP_URL. */
export type MailServer = { from: Sender } & ({ url: string } | SavedServer);

const PURPOSE = 'mail-server';
/** Binds a password to its server and user, so that nobody can have it sent elsewhere by changing the row. */
const aboutOf = ({ host, username }: { host: string; username: string }) => `${username} at ${host}`;

/** Encrypts the password of a server. Null if it is empty. */
export const sealPassword = (
  { sessionSecret }: Config,
  server: { host: string; username: string },
  password: string,
): Buffer | null =>
  password === '' ? null : seal(sessionSecret, PURPOSE, aboutOf(server), Buffer.from(password));

/** Returns the password; an empty text if there is none, undefined if it was encrypted with another secret. */
export const unsealPassword = (
  { sessionSecret }: Config,
  server: Pick<Selectable<MailServerTable>, 'host' | 'username' | 'password'>,
): string | undefined =>
  server.password === null
    ? ''
    : unseal(sessionSecret, PURPOSE, aboutOf(server), server.password)?.toString();

/** Returns the email server from SMTP_URL or else from Settings; undefined if email is off. */
export async function mailServer(db: Db, config: Config): Promise<MailServer | undefined> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl) return { url: smtpUrl, from: mailFrom };
  // Read each time: all processes follow a change at once, and transactions need no second connection.
  const row = await db.selectFrom('mailServer').selectAll().executeTakeFirst();
  if (!row?.host) return undefined;
  const { host, port, security, username, senderName: name, senderAddress: address } = row;
  const allowPrivate = config.allowPrivateNetworks;
  const password = unsealPassword(config, row);
  return { from: { name, address }, host, port, security, username, password, allowPrivate };
}

type TestedServer = Omit<SavedServer, 'allowPrivate'> & { senderAddress: string };

/** Returns a digest of the settings that decide whether a server sends mails. */
export const digestOf = ({ sessionSecret }: Config, server: TestedServer): Buffer => {
  const { host, port, security, username, password, senderAddress } = server;
  return sha256(JSON.stringify([sessionSecret, host, port, security, username, password, senderAddress]));
};
