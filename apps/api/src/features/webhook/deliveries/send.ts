import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type ReceiverAnswer, WEBHOOK_TIMEOUT_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { inSpan } from '@upcurve/web-server/observability/tracing';
import {
  checkAddress,
  isPublicAddress,
  PRIVATE,
  type ResolvedAddress,
  resolveSafely,
  UnsafeAddressError,
} from '../endpoints/safe-address.ts';
import { readAnswer } from './receiver-answer.ts';

export interface WebhookMessage {
  id: string;
  body: string;
  /** `whsec_…` secrets. All of them sign, so that receivers can verify with either one during a rotation. */
  secrets: readonly string[];
}

/** The result of an attempt: a response or an error. */
export type Attempt = { durationMs: number } & (
  | {
      kind: 'answered';
      statusCode: number;
      retryAfter: number | undefined;
      answer: ReceiverAnswer | null;
    }
  | { kind: 'failed'; error: string }
);

/** Whether an attempt succeeded. Only 2xx is success. */
export function isDelivered(attempt: Attempt): boolean {
  return attempt.kind === 'answered' && attempt.statusCode >= 200 && attempt.statusCode < 300;
}

/** Returns the `webhook-signature` header of Standard Webhooks. `timestamp` in seconds. */
function webhookSignature({ id, body, secrets }: WebhookMessage, timestamp: number): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/**
 * Posts a message to an address that a member typed in. Checks the address, every DNS answer and the address it
 * connects to. Follows no redirects, reads only the beginning of the response, and ends within 15 s or with `stop`.
 * Never throws.
 */
export function sendWebhook(
  address: string,
  message: WebhookMessage,
  allowPrivate: boolean,
  stop?: AbortSignal,
): Promise<Attempt> {
  return inSpan('send webhook', 'CLIENT', async (note) => {
    const attempt = await attemptTo(address, message, allowPrivate, stop);
    const isAnswered = attempt.kind === 'answered';
    note({
      'webhook.id': message.id,
      ...(isAnswered && { 'http.response.status_code': attempt.statusCode }),
      ...(!isDelivered(attempt) && { 'error.type': isAnswered ? String(attempt.statusCode) : attempt.error }),
    });
    return attempt;
  });
}

async function attemptTo(
  address: string,
  message: WebhookMessage,
  allowPrivate: boolean,
  stop?: AbortSignal,
): Promise<Attempt> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(WEBHOOK_TIMEOUT_SECONDS * 1000);
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
  const durationMs = () => Math.round(performance.now() - started);
  try {
    const url = checkAddress(address, allowPrivate);
    const answers = await orAbort(resolveSafely(url, allowPrivate), signal);
    const answered = await orAbort(post(url, answers, message, allowPrivate, signal), signal);
    const { statusCode, retryAfter, response } = answered;
    const head = { kind: 'answered', statusCode, retryAfter, durationMs: durationMs() } as const;
    return { ...head, answer: response ? await readAnswer(response) : null };
  } catch (error) {
    return { kind: 'failed', error: inWords(error, signal), durationMs: durationMs() };
  }
}

/** Returns the seconds to wait according to a Retry-After header, which is a number or a date. */
export function secondsOf(retryAfter: string | undefined, now = Date.now()): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

interface Answered {
  statusCode: number;
  retryAfter: number | undefined;
  /** The response with its body unread. Undefined after a protocol switch. */
  response?: http.IncomingMessage;
}

function post(
  url: URL,
  answers: ResolvedAddress[],
  message: WebhookMessage,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<Answered> {
  const timestamp = Math.floor(Date.now() / 1000);
  // Returns the addresses that were checked: a second lookup could return different ones.
  const lookup: LookupFunction = (_, options, done) =>
    options.all ? done(null, answers) : done(null, answers[0]?.address ?? '', answers[0]?.family);

  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(message.body),
        // No compression, since members read the stored response.
        'accept-encoding': 'identity',
        'user-agent': 'Upcurve-Webhooks/1.0',
        'webhook-id': message.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': webhookSignature(message, timestamp),
      },
    });
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? '')) {
          request.destroy(new UnsafeAddressError(PRIVATE));
        }
      });
    });
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      resolve({ statusCode, retryAfter: secondsOf(headers['retry-after']), response });
    });
    // Status 101 switches the protocol, so no body follows.
    request.on('upgrade', (response, socket) => {
      resolve({ statusCode: response.statusCode ?? 0, retryAfter: undefined });
      socket.destroy();
    });
    request.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    request.on('error', reject);
    request.end(message.body);
  });
}

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'Connection cut',
  ENOTFOUND: 'Host not found',
  EAI_AGAIN: 'Host not found',
  EHOSTUNREACH: 'Host not reachable',
  ENETUNREACH: 'Host not reachable',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
};

function inWords(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `No answer within ${WEBHOOK_TIMEOUT_SECONDS} s`;
  if (error instanceof UnsafeAddressError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException).code : undefined;
  return WORDS[code ?? inner ?? ''] ?? WORDS[inner ?? ''] ?? `Could not connect (${code ?? 'unknown error'})`;
}
