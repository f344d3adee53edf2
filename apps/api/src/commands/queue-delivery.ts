import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhook';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { deliveryQueries } from '../features/webhook/deliveries.ts';
import type { Services } from '../services.ts';

const JITTER = 0.2;
const LONGEST_WAIT = Math.max(...WEBHOOK_RETRY_SECONDS);

/** Seconds before the attempt after `attempts` ones: the schedule, or longer where the receiver asked, with jitter. */
export function waitBefore(attempts: number, retryAfter = 0, random = Math.random()): number {
  const scheduled = WEBHOOK_RETRY_SECONDS[attempts] ?? LONGEST_WAIT;
  return Math.round(Math.min(LONGEST_WAIT, Math.max(scheduled, retryAfter)) * (1 + JITTER * random));
}

/** Queues the next attempt in the transaction that calls for it. */
export async function queueDelivery(
  trx: Transaction<Database>,
  { queue }: Services,
  deliveryId: string,
  afterSeconds = 0,
): Promise<void> {
  const turn = await deliveryQueries(trx).takeTurn(deliveryId, afterSeconds);
  await queue.sendDelivery(trx, { deliveryId, turn }, afterSeconds);
}

/** Starts deliveries over: their waits begin anew, their ids stay. */
export async function restartDeliveries(
  trx: Transaction<Database>,
  { queue }: Services,
  deliveryIds: readonly string[],
): Promise<void> {
  for (const deliveryId of deliveryIds) {
    const turn = await deliveryQueries(trx).takeTurn(deliveryId, 0, { attemptCount: 0 });
    await queue.sendDelivery(trx, { deliveryId, turn });
  }
}
