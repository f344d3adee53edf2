import type { Socket } from 'node:net';
import { MAIL_TIMEOUT_SECONDS } from '@upcurve/contracts/settings/mail';
import { createTransport } from 'nodemailer';
import type { Sender } from '../../config.ts';
import { UnsafeAddressError } from '../../lib/security/safe-address.ts';
import { connectSafely } from './connect-safely.ts';
import type { MailServer } from './server.ts';
import { toOneLine } from './wording.ts';

const ERROR_MAX = 300;
/** Far more than a server sends while it takes one mail, with its certificates. The mail library is slow with more. */
const ANSWERS_MAX_BYTES = 64 * 1024;

export interface Message {
  /** The same on every attempt, so that duplicates can be recognised by their Message-ID. */
  id: string;
  to: Sender;
  subject: string;
  text: string;
  /** The same as HTML. Without it the mail is plain text. */
  html?: string;
  /** The member who writes. Null for mails of the product itself. */
  fromName?: string | null;
  replyTo?: string | null;
  /** The unsubscribe address of a marketing mail. Email programs show a button for it (RFC 8058). */
  unsubscribe?: string;
  attachment?: { filename: string; contentType: string; content: Buffer } | undefined;
  /** A meeting for the recipient's calendar. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
}

/** The result of an attempt. `isFinal`: the server will never accept this mail. */
export type Attempt = { kind: 'sent' } | { kind: 'failed'; error: string; isFinal: boolean };

/** Shown for a server in Settings. */
export const PRIVATE_SERVER =
  'This server is in a private network. To use it, set SMTP_URL on the server instead, or start the API with WEBHOOK_ALLOW_PRIVATE_NETWORKS=true.';

const PASSWORD_LOST =
  'The password of the email server can no longer be read. Enter it again in Settings, Email';

function transportTo(server: MailServer, signal: AbortSignal) {
  if ('url' in server)
    return createTransport({
      url: server.url,
      // Sends a password unencrypted only if the URL says so (?requireTLS=false).
      requireTLS: new URL(server.url).username !== '',
      socketCloseTimeout: 0,
    });
  const { host, port, security, username: user, password: pass, allowPrivate } = server;
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ...(user && { auth: { user, pass } }),
    getSocket: (_, done) => {
      connectSafely({ host, port, allowPrivate, signal, maxBytes: ANSWERS_MAX_BYTES }).then(
        // The library uses only these parts of a socket.
        (connection) => done(null, { connection: connection as unknown as Socket }),
        done,
      );
    },
    socketCloseTimeout: 0,
  });
}

/** Sends a message to the email server. Takes at most `seconds`. Never throws. */
export async function sendMail(
  server: MailServer,
  message: Message,
  seconds = MAIL_TIMEOUT_SECONDS,
): Promise<Attempt> {
  if ('host' in server && server.password === undefined)
    return { kind: 'failed', error: PASSWORD_LOST, isFinal: false };
  const { from } = server;
  const signal = AbortSignal.timeout(seconds * 1000);
  const transport = transportTo(server, signal);
  try {
    await transport.sendMail({
      from,
      to: [message.to],
      envelope: { from: from.address, to: [message.to.address] },
      messageId: messageId(message.id, from),
      subject: encodeHeader(message.subject),
      text: message.text,
      html: message.html,
      replyTo: message.replyTo ?? undefined,
      ...(message.attachment && { attachments: [message.attachment] }),
      ...(message.invitation && { icalEvent: { filename: 'invite.ics', ...message.invitation } }),
      headers: {
        // Stops automatic replies, which members may want.
        ...(!message.fromName && {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        }),
        ...(message.unsubscribe && {
          'List-Unsubscribe': `<${message.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    return { kind: 'sent' };
  } catch (error) {
    if (signal.aborted) return { kind: 'failed', error: `Not sent within ${seconds} s`, isFinal: false };
    return { kind: 'failed', ...classifyFailure(error as SmtpError, server) };
  } finally {
    transport.close();
  }
}

/** Maximum number of bytes in an encoded word of 75 characters. */
const WORD_BYTES = 45;

/**
 * Encodes a subject that contains `=?`, such as a visitor's name: email programs would decode `=?utf-8?q?…?=` and show
 * different text. The mail library encodes other non-ASCII subjects itself.
 */
export function encodeHeader(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words = [''];
  for (const character of subject) {
    const longer = words.at(-1) + character;
    if (Buffer.byteLength(longer) <= WORD_BYTES) words[words.length - 1] = longer;
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

const messageId = (id: string, { address }: Sender) => `<${id}@${address.split('@').at(-1)}>`;

/** Removes the password from the text of a server, which may repeat what it was sent. */
function withoutPassword(text: string, server: MailServer): string {
  if ('url' in server || !server.password) return text;
  const { username: user, password } = server;
  const base64 = (secret: string) => Buffer.from(secret).toString('base64');
  const sent = [password, base64(password), base64(`\0${user}\0${password}`)];
  return sent.reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
}

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const WORDS: [pattern: RegExp, words: string][] = [
  [/ECONNREFUSED/, 'Connection refused'],
  [/ETIMEDOUT/, 'No answer'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'There is no server of this name'],
  [/EHOSTUNREACH|ENETUNREACH/, 'Host not reachable'],
  [/EAUTH/, 'Username or password refused'],
  [/MAIL FROM/, 'Sender refused'],
  [/CERT_HAS_EXPIRED/, 'The certificate has expired'],
  [/SELF_SIGNED/, 'The certificate is self-signed'],
  [/ALTNAME_INVALID/, 'The certificate is for another host'],
  [/WRONG_VERSION_NUMBER/, 'No secure connection. The server may need STARTTLS'],
  [/ETLS|CERT|SSL/, 'No secure connection'],
  [/EPROTOCOL/, 'This is not an email server'],
  [/ECONNRESET|ECONNECTION|EPIPE/, 'Connection cut'],
];

/**
 * Classifies an error. Only a rejected recipient or text is final; other errors concern the server and may be
 * temporary.
 */
function classifyFailure(failure: SmtpError, server: MailServer) {
  if (failure instanceof UnsafeAddressError) return { error: PRIVATE_SERVER, isFinal: false };
  const { code = '', originalCode = '', command = '', message, response, responseCode = 0 } = failure;
  const isFinal = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  // A server's response may contain any of these words, and is part of the message.
  const said = [code, originalCode, command, !response && message].join(' ');
  const words = WORDS.find(([pattern]) => pattern.test(said))?.[1];
  const error = [words, response].filter(Boolean).join(': ') || `Could not send (${code})`;
  return { error: toOneLine(withoutPassword(error, server)).slice(0, ERROR_MAX), isFinal };
}
