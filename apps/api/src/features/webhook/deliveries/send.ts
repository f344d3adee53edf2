import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANSWER_MAX_BYTES,
  type ReceiverAnswer,
  WEBHOOK_TIMEOUT_SECONDS,
} from '@upcurve/contracts/webhooks/webhook';
import { describeFailure, requestSafely } from '../../../lib/http/safe-request.ts';

export interface WebhookMessage {
  id: string;
  body: string;
  /** `whsec_…` secrets. All of them sign, so that receivers can verify with either one during a rotation. */
  secrets: readonly string[];
}

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
export async function sendWebhook(
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
    const { statusCode, headers, response } = await requestSafely(address, {
      method: 'POST',
      headers: headersOf(message),
      body: message.body,
      allowPrivate,
      signal,
    });
    const retryAfter = secondsOf(headers['retry-after']);
    const head = { kind: 'answered', statusCode, retryAfter, durationMs: durationMs() } as const;
    return { ...head, answer: response ? await readAnswer(response) : null };
  } catch (error) {
    return {
      kind: 'failed',
      error: describeFailure(error, signal, WEBHOOK_TIMEOUT_SECONDS),
      durationMs: durationMs(),
    };
  }
}

function headersOf(message: WebhookMessage) {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(message.body),
    // No compression, since members read the stored response.
    'accept-encoding': 'identity',
    'user-agent': 'Upcurve-Webhooks/1.0',
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': webhookSignature(message, timestamp),
  };
}

/** Returns the seconds to wait according to a Retry-After header, which is a number or a date. */
export function secondsOf(retryAfter: string | undefined, now = Date.now()): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** Time limit for reading the body once the status has arrived, since the body is only stored for staff. */
const BODY_WITHIN_MS = 1000;
const HEADERS_MAX = 40;
const HEADER_VALUE_MAX = 300;

/**
 * Reads the headers and the first 2 kB of a response as text that the database can store, then closes the connection.
 * Never throws: after an error it returns the data received so far.
 */
async function readAnswer(response: IncomingMessage): Promise<ReceiverAnswer> {
  const chunks: Buffer[] = [];
  const waited = new AbortController();
  const isWhole = await Promise.race([
    collect(response, chunks),
    sleep(BODY_WITHIN_MS, false, { signal: waited.signal }).catch(() => false),
  ]);
  waited.abort();
  response.on('error', () => {}).destroy();
  const bytes = Buffer.concat(chunks);
  const kept = bytes.subarray(0, ANSWER_MAX_BYTES);
  return {
    headers: answerHeaders(response),
    // With `stream`, the decoder drops a character that was cut in half.
    body: new TextDecoder().decode(kept, { stream: true }).replaceAll('\0', '\uFFFD'),
    isCut: !isWhole || bytes.length > ANSWER_MAX_BYTES,
  };
}

/** Collects chunks until the body ends or exceeds the limit. Returns whether it ended. */
async function collect(response: IncomingMessage, chunks: Buffer[]): Promise<boolean> {
  let size = 0;
  try {
    for await (const chunk of response.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > ANSWER_MAX_BYTES) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the headers without cookies, which are credentials. */
function answerHeaders({ rawHeaders }: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length && headers.length < HEADERS_MAX; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() !== 'set-cookie')
      headers.push([name.toLowerCase(), value.slice(0, HEADER_VALUE_MAX)]);
  }
  return headers;
}
