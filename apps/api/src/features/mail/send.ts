import { MAIL_TIMEOUT_SECONDS } from '@upcurve/contracts/settings/mail';
import { inSpan } from '@upcurve/web-server/observability/tracing';
import { createTransport } from 'nodemailer';
import type { Config, Sender } from '../../config.ts';
import { oneLine } from './wording.ts';

const ERROR_MAX = 300;

export interface Message {
  /** The same on every attempt, so that duplicates can be recognised by their Message-ID. */
  id: string;
  to: Sender;
  subject: string;
  text: string;
  /** The member who writes. Null for mails of the product itself. */
  fromName?: string | null;
  replyTo?: string | null;
  /** The unsubscribe address of a marketing mail. Mail programs show a button for it (RFC 8058). */
  unsubscribe?: string;
  attachment?: { filename: string; contentType: string; content: Buffer } | undefined;
  /** A meeting for the recipient's calendar. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
}

/** The result of an attempt. `isFinal`: the server will never accept this mail. */
export type Attempt = { kind: 'sent' } | { kind: 'failed'; error: string; isFinal: boolean };

/** Sends a message to the mail server. Takes at most 30 s. Never throws. */
export function sendMail(config: MailConfig, message: Message): Promise<Attempt> {
  return inSpan('send mail', 'CLIENT', async (note) => {
    const attempt = await attemptTo(config, message);
    // Omits the error message, because servers repeat the address in it.
    note({ 'mail.id': message.id, ...(attempt.kind === 'failed' && { 'error.type': 'failed' }) });
    return attempt;
  });
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>;

async function attemptTo({ smtpUrl, mailFrom }: MailConfig, message: Message): Promise<Attempt> {
  if (!smtpUrl) return { kind: 'failed', error: 'SMTP_URL is not set', isFinal: false };
  const transport = createTransport({
    url: smtpUrl,
    // Sends a password unencrypted only if the URL says so (?requireTLS=false).
    requireTLS: new URL(smtpUrl).username !== '',
    socketCloseTimeout: 0,
  });
  try {
    await transport.sendMail({
      from: mailFrom,
      to: [message.to],
      envelope: { from: mailFrom.address, to: [message.to.address] },
      messageId: messageId(message.id, mailFrom),
      subject: encodeHeader(message.subject),
      text: message.text,
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
      signal: AbortSignal.timeout(MAIL_TIMEOUT_SECONDS * 1000),
    });
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'failed', ...judged(error as SmtpError) };
  } finally {
    transport.close();
  }
}

/** Maximum number of bytes in an encoded word of 75 characters. */
const WORD_BYTES = 45;

/**
 * Encodes a subject that contains `=?`, such as a visitor's name: mail programs would decode `=?utf-8?q?…?=` and show
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

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const WORDS: [pattern: RegExp, words: string][] = [
  [/ECONNREFUSED/, 'Connection refused'],
  [/EABORT/, `Not sent within ${MAIL_TIMEOUT_SECONDS} s`],
  [/ETIMEDOUT/, 'No answer'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'Host not found'],
  [/EHOSTUNREACH|ENETUNREACH/, 'Host not reachable'],
  [/EAUTH/, 'User name or password refused'],
  [/ETLS|CERT|SSL/, 'No secure connection'],
  [/ECONNRESET|ECONNECTION|EPIPE/, 'Connection cut'],
];

/**
 * Classifies an error. Only a rejected recipient or text is final; other errors concern the server and may be
 * temporary.
 */
function judged({ code = '', command = '', message, response, responseCode = 0 }: SmtpError) {
  const isFinal = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  // A server's response may contain any of these words, so with a response only the code is checked.
  const said = response ? code : `${code} ${message}`;
  const words = WORDS.find(([pattern]) => pattern.test(said))?.[1];
  const error = [words, response].filter(Boolean).join(': ') || `Could not send (${code})`;
  return { error: oneLine(error).slice(0, ERROR_MAX), isFinal };
}
