import type { CurrentUser } from '@upcurve/contracts/account/account';
import {
  MAIL_PORTS,
  MAIL_SECURITY_PORTS,
  MAIL_TEST_SECONDS,
  type MailServerInput,
  type MailServerSettings,
} from '@upcurve/contracts/settings/mail-server';
import { Email } from '@upcurve/contracts/shared/text';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../config.ts';
import type { Db, Trx } from '../../db/client.ts';
import type { MailServerTable } from '../../db/schema/mail.ts';
import { checkVersion, conflict, invalidField } from '../../lib/http/errors.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import { checkAddress, UnsafeAddressError } from '../../lib/security/safe-address.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { agencyName } from '../settings/service.ts';
import { PRIVATE_SERVER, sendMail } from './send.ts';
import { digestOf, sealPassword, unsealPassword } from './server.ts';

type Stored = Selectable<MailServerTable>;

const NOTHING = {
  host: '',
  port: MAIL_SECURITY_PORTS.starttls,
  security: 'starttls',
  username: '',
  password: null,
  senderName: '',
  senderAddress: '',
} as const;

export function mailServerSettings({ db, config, limits }: Services) {
  return {
    read: async (): Promise<MailServerSettings> =>
      config.smtpUrl
        ? fromEnvironment(config, config.smtpUrl)
        : toMailServerSettings(await readSettings(db), config),

    /** @throws {HttpError} 400, 409 if SMTP_URL sets the server, 412 if `seen` is an older version */
    save(input: MailServerInput, seen: number | undefined): Promise<MailServerSettings> {
      checkPlace(input, config);
      return db.transaction().execute(async (trx) => {
        const before = await lockSettings(trx);
        checkVersion(seen, before.version, 'the email server');
        const { password: given, ...settings } = input;
        const password = sealPassword(config, input, passwordFor(input, before, config));
        const after = await updateSettings(trx, { ...settings, password });
        const changes = changesOf(auditedSettings(before), auditedSettings(after));
        if (given) changes.after = { ...changes.after, password: 'changed' };
        await audit(trx, 'mail.server', { what: after.host, ...changes });
        return toMailServerSettings(after, config);
      });
    },

    /** @throws {HttpError} 409 if SMTP_URL sets the server */
    async remove(): Promise<void> {
      checkChangeable(config);
      await db.transaction().execute(async (trx) => {
        const before = await lockSettings(trx);
        if (before.host === '') return;
        const after = await clearMailServer(trx);
        await audit(trx, 'mail.server', {
          what: before.host,
          ...changesOf(auditedSettings(before), auditedSettings(after)),
        });
      });
    },

    /**
     * Sends an email to the caller, or to the sender if the caller has no address.
     * @throws {HttpError} 400, 409 if SMTP_URL sets the server, 429 after too many tests
     */
    async test(input: MailServerInput, user: CurrentUser): Promise<{ success: boolean; message: string }> {
      await limits.use(LIMITS.mailTestPerUser, user.id);
      checkPlace(input, config);
      const { host, port, security, username, senderName, senderAddress } = input;
      const password = passwordFor(input, await readSettings(db), config);
      const me = await db.selectFrom('users').select('email').where('id', '=', user.id).executeTakeFirst();
      const address = me?.email || senderAddress;
      const name = await agencyName(db);
      const attempt = await sendMail(
        {
          ...{ host, port, security, username, password },
          from: { name: senderName || name, address: senderAddress },
          allowPrivate: config.allowPrivateNetworks,
        },
        {
          id: uuidv7(),
          to: { name: '', address },
          subject: `Test of the email server of ${name}`,
          text: `This email was sent through ${host}. The email server works.`,
        },
        MAIL_TEST_SECONDS,
      );
      const tested = digestOf(config, { host, port, security, username, password, senderAddress });
      const row = db.updateTable('mailServer');
      if (attempt.kind === 'failed') await row.set({ tested: null }).where('tested', '=', tested).execute();
      else await row.set({ tested, testedAt: sql<string>`now()` }).execute();
      if (attempt.kind === 'failed') return { success: false, message: attempt.error };
      return { success: true, message: `The server accepted an email to ${address}.` };
    },
  };
}

/** @throws {HttpError} 409 if the environment sets the server */
function checkChangeable({ smtpUrl }: Config): void {
  if (smtpUrl)
    throw conflict('SMTP_URL on the server sets the email server. Unset it there to set one in Settings.');
}

/** Checks that a server may be used, without resolving its name. @throws {HttpError} 409, 400 */
function checkPlace({ host, port }: MailServerInput, config: Config): void {
  checkChangeable(config);
  if (config.allowPrivateNetworks) return;
  if (!MAIL_PORTS.includes(port))
    throw invalidField('port', `Use one of the ports ${MAIL_PORTS.join(', ')}.`);
  try {
    checkAddress(`https://${host}`, false);
  } catch (error) {
    if (!(error instanceof UnsafeAddressError)) throw error;
    throw invalidField('host', PRIVATE_SERVER);
  }
}

/**
 * Returns the given password, or the saved one if host and username are the saved ones: otherwise the saved password
 * could be sent to any server.
 * @throws {HttpError} 400 if there is a username without a password, or the reverse
 */
function passwordFor({ host, username, password }: MailServerInput, saved: Stored, config: Config): string {
  if (username === '') {
    if (!password) return '';
    throw invalidField('username', 'Enter the username that belongs to the password.');
  }
  if (password) return password;
  const refuse = (message: string) => invalidField('password', message);
  if (password === '') throw refuse('Enter a password, or remove the username as well.');
  if (saved.password === null) throw refuse('Enter the password of this user.');
  if (saved.host !== host || saved.username !== username)
    throw refuse('Enter the password again, because the server or the username has changed.');
  const readable = unsealPassword(config, saved);
  if (readable === undefined) throw refuse('Enter the password again. The saved one can no longer be read.');
  return readable;
}

const readSettings = (db: Db): Promise<Stored> =>
  db.selectFrom('mailServer').selectAll().executeTakeFirstOrThrow();

const lockSettings = (trx: Trx): Promise<Stored> =>
  trx.selectFrom('mailServer').selectAll().forUpdate().executeTakeFirstOrThrow();

const updateSettings = (trx: Trx, values: Partial<Omit<Stored, 'isOnly' | 'version'>>): Promise<Stored> =>
  trx
    .updateTable('mailServer')
    .set({ ...values, version: sql<number>`version + 1`, updatedAt: sql<string>`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes the server, also in a restored copy that must not send anything. Changes nothing if there is none. */
export async function clearMailServer(trx: Trx): Promise<Stored> {
  const before = await lockSettings(trx);
  return before.host === '' ? before : updateSettings(trx, NOTHING);
}

const auditedSettings = ({
  isOnly: _,
  password: __,
  version: ___,
  updatedAt: ____,
  tested: _____,
  testedAt: ______,
  ...settings
}: Stored) => settings;

function toMailServerSettings(row: Stored, config: Config): MailServerSettings {
  const { isOnly: _, updatedAt: __, tested: ___, testedAt: ____, password, ...settings } = row;
  // MAIL_FROM without SMTP_URL is a proposal.
  const proposed = Email.safeParse(config.mailFrom.address).success ? config.mailFrom : undefined;
  return {
    ...settings,
    ...(row.host === '' && proposed && { senderName: proposed.name, senderAddress: proposed.address }),
    isFromEnvironment: false,
    hasPassword: password !== null,
    isPasswordLost: unsealPassword(config, row) === undefined,
  };
}

function fromEnvironment({ mailFrom }: Config, smtpUrl: string): MailServerSettings {
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const security = protocol === 'smtps:' ? 'tls' : 'starttls';
  return {
    host: hostname,
    port: Number(port) || (security === 'tls' ? 465 : 587),
    security,
    username: '',
    senderName: mailFrom.name,
    senderAddress: mailFrom.address,
    isFromEnvironment: true,
    hasPassword: username !== '',
    isPasswordLost: false,
    version: 0,
  };
}
