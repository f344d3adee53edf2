import type { DeliveryStatus } from '@upcurve/contracts/webhook';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Services } from '../../services.ts';
import { deliveryQueries } from './deliveries.ts';
import { webhookSettingsQueries } from './settings.ts';

/** The job that makes an attempt; its data is a `Turn`. */
export const DELIVER = 'deliver-webhook';

/** Queues an attempt in the transaction that calls for it. */
export async function queueDelivery(
  trx: Transaction<Database>,
  { queue }: Services,
  deliveryId: string,
  { afterSeconds = 0, attemptCount = 0 } = {},
): Promise<void> {
  const turn = await deliveryQueries(trx).takeTurn(deliveryId, afterSeconds, attemptCount);
  await queue.send(trx, DELIVER, [turn], afterSeconds);
}

/** Starts deliveries over; gives how many. */
export async function restartDeliveries(
  trx: Transaction<Database>,
  { queue }: Services,
  which: { status: DeliveryStatus } | { id: string },
): Promise<number> {
  const turns = await deliveryQueries(trx).restart(which);
  await queue.send(trx, DELIVER, turns);
  return turns.length;
}

/** Takes a pause off and sends what was held while webhooks were off or paused. */
export async function resumeDeliveries(trx: Transaction<Database>, services: Services): Promise<void> {
  await webhookSettingsQueries(trx).unpause();
  await restartDeliveries(trx, services, { status: 'held' });
}
