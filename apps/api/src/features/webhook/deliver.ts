import { FAILING_DAYS_BEFORE_PAUSE, WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhook';
import type { Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema/database.ts';
import { resumeLink } from '../../lib/resume-token.ts';
import { waitBefore } from '../../lib/wait-before.ts';
import type { Services } from '../../services.ts';
import { deliveryQueries, type Turn } from './deliveries.ts';
import { queueDelivery } from './outbox.ts';
import { type Attempt, isDelivered, sendWebhook } from './send.ts';
import { isSending, signingSecrets, webhookSettingsQueries } from './settings.ts';

const GONE = 410;

/**
 * Makes one attempt to deliver an event. No transaction is open while it waits for the receiver; a process that
 * dies in the middle leaves the job to be taken up again, under the same webhook-id.
 */
export async function deliverWebhook(services: Services, job: Turn): Promise<void> {
  const { db, config } = services;
  const begun = await db.transaction().execute((trx) => begin(trx, config, job));
  if (!begun) return;

  const startedAt = new Date();
  const attempt = await sendWebhook(begun.url, begun.message, config.webhookAllowPrivateNetworks);
  await db.transaction().execute((trx) => finish(trx, services, job, begun.url, startedAt, attempt));
  if (isDelivered(attempt)) await webhookSettingsQueries(db).succeeded(begun.url);
}

/** What to send where; undefined where the turn has passed or nothing is being sent. */
async function begin(trx: Transaction<Database>, config: Config, { deliveryId, turn }: Turn) {
  const settings = await webhookSettingsQueries(trx).share();
  const delivery = await deliveryQueries(trx).lock(deliveryId);
  if (delivery?.status !== 'pending' || delivery.turn !== turn) return undefined;
  if (!isSending(settings)) {
    await deliveryQueries(trx).settle(deliveryId, 'held');
    return undefined;
  }
  return {
    url: settings.webhookUrl,
    message: { id: delivery.id, body: bodyOf(config, delivery), secrets: signingSecrets(settings) },
  };
}

/** The link to carry on is added only now, so that its token lies nowhere in clear. */
function bodyOf(config: Config, { body, quizSessionId }: { body: string; quizSessionId: string | null }) {
  if (!quizSessionId) return body;
  return JSON.stringify({ ...JSON.parse(body), resume_url: resumeLink(config, quizSessionId) });
}

/** Writes the attempt down and decides what comes next, unless somebody else has decided meanwhile. */
async function finish(
  trx: Transaction<Database>,
  services: Services,
  { deliveryId, turn }: Turn,
  url: string,
  startedAt: Date,
  attempt: Attempt,
): Promise<void> {
  const settings = webhookSettingsQueries(trx);
  // Successes may end side by side; a failure may pause everything, and waits its turn.
  const { webhookUrl } = isDelivered(attempt) ? await settings.share() : await settings.lock();
  const deliveries = deliveryQueries(trx);
  const delivery = await deliveries.lock(deliveryId);
  if (!delivery) return; // what it was about was deleted meanwhile, and this with it

  await deliveries.logAttempt(deliveryId, {
    startedAt: startedAt.toISOString(),
    durationMs: attempt.durationMs,
    statusCode: attempt.kind === 'answered' ? attempt.statusCode : null,
    error:
      attempt.kind === 'failed'
        ? attempt.error
        : isDelivered(attempt)
          ? null
          : `Answered ${attempt.statusCode}`,
  });
  if (delivery.status !== 'pending' || delivery.turn !== turn) return;

  if (isDelivered(attempt)) {
    await deliveries.settle(deliveryId, 'delivered');
  } else if (webhookUrl !== url) {
    // What the old address answered says nothing about the new one.
    await queueDelivery(trx, services, deliveryId);
  } else {
    await afterFailure(trx, services, deliveryId, delivery.attemptCount + 1, attempt, url);
  }
}

async function afterFailure(
  trx: Transaction<Database>,
  services: Services,
  deliveryId: string,
  attemptCount: number,
  attempt: Attempt,
  url: string,
): Promise<void> {
  const settings = webhookSettingsQueries(trx);
  const deliveries = deliveryQueries(trx);
  const isGone = attempt.kind === 'answered' && attempt.statusCode === GONE;
  const { isTooLong } = await settings.failed();
  if (isGone || isTooLong) {
    await settings.pause(
      isGone
        ? 'The receiver answered 410 Gone: it wants no more events.'
        : `Every delivery has failed for ${FAILING_DAYS_BEFORE_PAUSE} days.`,
    );
    await deliveries.settle(deliveryId, 'held');
    return;
  }
  if (attemptCount < WEBHOOK_RETRY_SECONDS.length) {
    const retryAfter = attempt.kind === 'answered' ? attempt.retryAfter : undefined;
    await queueDelivery(trx, services, deliveryId, {
      afterSeconds: waitBefore(attemptCount, retryAfter),
      attemptCount,
    });
    return;
  }
  await deliveries.settle(deliveryId, 'dead');
  // With nothing left to send it is not failing any more: the next event starts with a clean slate.
  if (!(await deliveries.isAnyPending())) await settings.succeeded(url);
}
