import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { WEBHOOK_TIMEOUT_SECONDS } from '@upcurve/contracts/webhook';
import {
  checkAddress,
  isPublicAddress,
  type ResolvedAddress,
  resolveSafely,
  UnsafeAddressError,
} from './safe-address.ts';

export interface WebhookMessage {
  id: string;
  body: string;
  /** `whsec_…` secrets; each signs, so that a receiver may hold either during a rotation. */
  secrets: readonly string[];
}

/** How an attempt ended. `statusCode` is null where there was no answer; then `error` says why. */
export interface AttemptResult {
  isDelivered: boolean;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
  /** Seconds the receiver asked to wait. */
  retryAfter: number | undefined;
}

/** The `webhook-signature` header of Standard Webhooks. `timestamp` in seconds. */
function webhookSignature({ id, body, secrets }: WebhookMessage, timestamp: number): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/**
 * Posts a message to an address that anybody on the team may have typed in: checks the address, every DNS answer
 * and the address connected to; follows no redirect; reads no body; ends within 15 s. Never throws.
 */
export async function sendWebhook(
  address: string,
  message: WebhookMessage,
  allowPrivate: boolean,
): Promise<AttemptResult> {
  const started = performance.now();
  const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_SECONDS * 1000);
  const ended = (result: Partial<AttemptResult>): AttemptResult => ({
    isDelivered: false,
    statusCode: null,
    error: null,
    retryAfter: undefined,
    ...result,
    durationMs: Math.round(performance.now() - started),
  });

  try {
    const url = checkAddress(address, allowPrivate);
    const answers = await orAbort(resolveSafely(url, allowPrivate), signal);
    const { statusCode, retryAfter } = await post(url, answers, message, allowPrivate, signal);
    const isDelivered = statusCode >= 200 && statusCode < 300;
    return ended({
      isDelivered,
      statusCode,
      retryAfter,
      error: isDelivered ? null : `Answered ${statusCode}`,
    });
  } catch (error) {
    return ended({ error: inWords(error, signal) });
  }
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

function post(
  url: URL,
  answers: ResolvedAddress[],
  message: WebhookMessage,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<{ statusCode: number; retryAfter: number | undefined }> {
  const timestamp = Math.floor(Date.now() / 1000);
  // The checked answers and no others: a second look-up could give different ones.
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
        'user-agent': 'Upcurve-Webhooks/1.0',
        'webhook-id': message.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': webhookSignature(message, timestamp),
      },
    });
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? '')) {
          request.destroy(new UnsafeAddressError('The address leads into a private network.'));
        }
      });
    });
    request.on('response', (response) => {
      const retryAfter = Number(response.headers['retry-after']) || undefined;
      resolve({ statusCode: response.statusCode ?? 0, retryAfter });
      response.destroy();
    });
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
