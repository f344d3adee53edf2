import { createHmac } from 'node:crypto';
import { WEBHOOK_TIMEOUT_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { describeFailure, requestSafely } from '../../../lib/http/safe-request.ts';

export interface WebhookMessage {
  id: string;
  body: string;
  /** `whsec_…` secrets. All of them sign, so that receivers can verify with either one during a rotation. */
  secrets: readonly string[];
}

export type Attempt = { durationMs: number } & (
  | { kind: 'answered'; statusCode: number; retryAfter: number | undefined }
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
 * connects to. Follows no redirects, does not read the response's body, and ends within 15 s or with `stop`.
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
    response?.on('error', () => {}).destroy();
    return { kind: 'answered', statusCode, retryAfter, durationMs: durationMs() };
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
