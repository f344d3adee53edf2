import { FAILING_DAYS_BEFORE_PAUSE } from '@upcurve/contracts/webhooks/webhook';
import type { Config } from '../../../config.ts';
import type { Trx } from '../../../db/client.ts';
import { mayRetry, secondsBeforeRetry } from '../../../lib/queue/retries.ts';
import { resumeLink } from '../../../lib/security/links.ts';
import type { Services } from '../../../services.ts';
import { endpointQueries, signingSecrets } from '../endpoints/endpoints.ts';
import { deliveryQueries, type LeasedDelivery, release } from './deliveries.ts';
import { type Attempt, isDelivered, sendWebhook } from './send.ts';

const GONE = 410;
/**
 * Makes one attempt to send a leased delivery. No transaction is open while it waits for the receiver. If the process
 * dies, the lease expires and the event is sent again with the same webhook-id. An attempt that `stop` ends does not
 * count: the delivery is released.
 */
export async function deliver(
  { db, config }: Services,
  taken: LeasedDelivery,
  stop: AbortSignal,
): Promise<void> {
  const message = { id: taken.id, body: bodyOf(config, taken), secrets: signingSecrets(taken) };
  const startedAt = new Date().toISOString();
  const attempt = await sendWebhook(taken.webhookUrl, message, config.allowPrivateNetworks, stop);
  if (attempt.kind === 'failed' && stop.aborted) return release(db, taken);
  await db.transaction().execute((trx) => finish(trx, taken, startedAt, attempt));
}

/** Builds the body. The resume link is added only now, so that its token is never stored in clear text. */
function bodyOf(config: Config, { body, quizSessionId }: LeasedDelivery) {
  if (!quizSessionId) return body;
  return JSON.stringify({ ...JSON.parse(body), resume_url: resumeLink(config, quizSessionId) });
}

async function finish(trx: Trx, taken: LeasedDelivery, startedAt: string, attempt: Attempt): Promise<void> {
  const endpoints = endpointQueries(trx);
  const isSuccess = isDelivered(attempt);
  // Successes are recorded in parallel. A failure may pause the endpoint, so it locks the endpoint.
  const endpoint = isSuccess ? undefined : await endpoints.lock(taken.endpointId);
  const deliveries = deliveryQueries(trx);
  const delivery = await deliveries.lock(taken.id);
  if (!delivery) return; // its lead was deleted in the meantime

  await deliveries.logAttempt(taken.id, { startedAt, ...outcomeOf(attempt) });
  if (isSuccess && taken.failingSince) await endpoints.succeeded(taken.endpointId, taken.webhookUrl);
  if (delivery.status !== 'pending' || delivery.turn !== taken.turn) return;

  if (isSuccess) {
    await deliveries.finish(taken.id, 'delivered');
  } else if (endpoint?.webhookUrl !== taken.webhookUrl) {
    // The response from the old address says nothing about the new one.
    await deliveries.queue(taken.id);
  } else {
    await afterFailure(trx, taken, attempt);
  }
}

const outcomeOf = (attempt: Attempt) => ({
  durationMs: attempt.durationMs,
  statusCode: attempt.kind === 'answered' ? attempt.statusCode : null,
  error: errorOf(attempt),
});

function errorOf(attempt: Attempt): string | null {
  if (attempt.kind === 'failed') return attempt.error;
  return isDelivered(attempt) ? null : `Answered ${attempt.statusCode}`;
}

async function afterFailure(trx: Trx, taken: LeasedDelivery, attempt: Attempt): Promise<void> {
  const { id, endpointId, webhookUrl } = taken;
  const endpoints = endpointQueries(trx);
  const deliveries = deliveryQueries(trx);
  const isGone = attempt.kind === 'answered' && attempt.statusCode === GONE;
  const { isTooLong } = await endpoints.failed(endpointId);
  if (isGone || isTooLong) {
    await endpoints.pause(
      endpointId,
      isGone
        ? 'The endpoint answered 410 Gone: it wants no more events.'
        : `Every delivery has failed for ${FAILING_DAYS_BEFORE_PAUSE} days.`,
    );
    await deliveries.finish(id, 'held');
    return;
  }
  const attemptCount = taken.attemptCount + 1;
  if (mayRetry(attemptCount)) {
    const retryAfter = attempt.kind === 'answered' ? attempt.retryAfter : undefined;
    await deliveries.queue(id, { afterSeconds: secondsBeforeRetry(attemptCount, retryAfter), attemptCount });
    return;
  }
  await deliveries.finish(id, 'dead');
  // With nothing left to send, the endpoint no longer counts as failing.
  if (!(await deliveries.isAnyPending(endpointId))) await endpoints.succeeded(endpointId, webhookUrl);
}
