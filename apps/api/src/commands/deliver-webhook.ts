import { FAILING_DAYS_BEFORE_PAUSE, WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhook';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { deliveryQueries } from '../features/webhook/deliveries.ts';
import { signingSecrets, webhookSettingsQueries } from '../features/webhook/settings.ts';
import type { DeliveryJob } from '../jobs/queue.ts';
import { type AttemptResult, sendWebhook } from '../lib/send-webhook.ts';
import type { Services } from '../services.ts';
import { queueDelivery, restartDeliveries, waitBefore } from './queue-delivery.ts';

const GONE = 410;
const DAY_MS = 24 * 3_600_000;

/**
 * Makes one attempt to deliver an event. No transaction is open while it waits for the receiver; a process that
 * dies in the middle leaves the job to be taken up again, under the same webhook-id.
 */
export async function deliverWebhook(services: Services, { deliveryId, turn }: DeliveryJob): Promise<void> {
  const { db, config } = services;
  const delivery = await deliveryQueries(db).find(deliveryId);
  if (delivery?.status !== 'pending' || delivery.turn !== turn) return;

  const settings = await webhookSettingsQueries(db).get();
  if (!settings.isEnabled || settings.pausedAt || !settings.webhookUrl) {
    await deliveryQueries(db).setStatus(deliveryId, 'held');
    return;
  }

  const startedAt = new Date();
  const message = { id: delivery.id, body: delivery.body, secrets: signingSecrets(settings) };
  const result = await sendWebhook(settings.webhookUrl, message, config.webhookAllowPrivateNetworks);

  await db.transaction().execute(async (trx) => {
    const { durationMs, statusCode, error } = result;
    const deliveries = deliveryQueries(trx);
    const attempts = await deliveries.addAttempt(deliveryId, {
      startedAt: startedAt.toISOString(),
      durationMs,
      statusCode,
      error,
    });
    if (attempts === undefined) return; // the submission was deleted meanwhile, and this with it
    if (result.isDelivered) {
      await deliveries.setStatus(deliveryId, 'delivered');
      await webhookSettingsQueries(trx).succeeded();
    } else {
      await afterFailure(trx, services, deliveryId, attempts, result);
    }
  });
}

async function afterFailure(
  trx: Transaction<Database>,
  services: Services,
  deliveryId: string,
  attempts: number,
  result: AttemptResult,
): Promise<void> {
  const settings = webhookSettingsQueries(trx);
  const failingMs = Date.now() - Date.parse(await settings.failed());
  const isGone = result.statusCode === GONE;
  if (isGone || failingMs > FAILING_DAYS_BEFORE_PAUSE * DAY_MS) {
    await settings.pause(
      isGone
        ? 'The receiver answered 410 Gone: it wants no more events.'
        : `Every delivery has failed for ${FAILING_DAYS_BEFORE_PAUSE} days.`,
    );
    await deliveryQueries(trx).setStatus(deliveryId, 'held');
    return;
  }
  if (attempts >= WEBHOOK_RETRY_SECONDS.length) {
    await deliveryQueries(trx).setStatus(deliveryId, 'dead');
    return;
  }
  await queueDelivery(trx, services, deliveryId, waitBefore(attempts, result.retryAfter));
}

/** Sends what was held while webhooks were off or paused. */
export async function releaseHeld(trx: Transaction<Database>, services: Services): Promise<void> {
  await restartDeliveries(trx, services, await deliveryQueries(trx).idsOf('held'));
}
