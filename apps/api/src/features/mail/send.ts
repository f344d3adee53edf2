import { MAIL_TIMEOUT_SECONDS } from '@upcurve/contracts/settings/mail';
import { inSpan } from '@upcurve/web-server/observability/tracing';
import { createTransport } from 'nodemailer';
import type { Config, Sender } from '../../config.ts';
import { oneLine } from './wording.ts';

const ERROR_MAX = 300;

export interface Message {
  /** The same on every attempt, so that one sent twice is known by its Message-ID. */
  id: string;
  to: Sender;
  subject: string;
  text: string;
  /** Where its reader unsubscribes, of what is marketing: mail programs show a button of their own (RFC 8058). */
  unsubscribe?: string;
}

/** How an attempt ended. `isFinal`: the server will not take this mail, however often it is sent. */
export type Attempt = { kind: 'sent' } | { kind: 'failed'; error: string; isFinal: boolean };

/** Hands a message to the mail server. Ends within 30 s. Never throws. */
export function sendMail(config: MailConfig, message: Message): Promise<Attempt> {
  return inSpan('send mail', 'CLIENT', async (note) => {
    const attempt = await attemptTo(config, message);
    // Not the error: servers repeat the address in it.
    note({ 'mail.id': message.id, ...(attempt.kind === 'failed' && { 'error.type': 'failed' }) });
    return attempt;
  });
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>;

async function attemptTo({ smtpUrl, mailFrom }: MailConfig, message: Message): Promise<Attempt> {
  if (!smtpUrl) return { kind: 'failed', error: 'SMTP_URL is not set', isFinal: false };
  const transport = createTransport({
    url: smtpUrl,
    // A password in clear only where the address itself asks for it (?requireTLS=false).
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
      // Answering machines are not to answer it.
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
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

/** Bytes that an encoded word of 75 characters holds. */
const WORD_BYTES = 45;

/**
 * A subject as it is written into the mail. Mail programs decode `=?utf-8?q?…?=` wherever it stands, and a visitor may be called so:
 * such a subject is encoded whole, so that it is shown as it is. The mail library encodes what is not ASCII by itself.
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

/** Only what is said to the recipient or the text is about this mail; the rest is about the server, which may be mended. */
function judged({ code = '', command = '', message, response, responseCode = 0 }: SmtpError) {
  const isFinal = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  // What the server says may hold any of these words itself.
  const said = response ? code : `${code} ${message}`;
  const words = WORDS.find(([pattern]) => pattern.test(said))?.[1];
  const error = [words, response].filter(Boolean).join(': ') || `Could not send (${code})`;
  return { error: oneLine(error).slice(0, ERROR_MAX), isFinal };
}
