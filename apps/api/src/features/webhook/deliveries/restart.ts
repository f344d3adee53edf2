import type { DeliveryStatus, ReplayRange } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { wakeWorkers } from '../../../lib/queue/outbox.ts';
import { nextTurn } from '../../../lib/queue/retries.ts';
import { endpointQueries } from '../endpoints/endpoints.ts';
import { DELIVERIES } from './deliveries.ts';

/** Selects deliveries of the given endpoints: one by id, all with a status, or those of a period. */
export type DeliverySelection =
  | { id: string }
  | { status: DeliveryStatus }
  | Pick<ReplayRange, 'from' | 'until' | 'status'>;

function conditionOf(which: DeliverySelection) {
  if ('id' in which) return sql<boolean>`id = ${which.id}`;
  if ('from' in which)
    return sql<boolean>`created_at >= ${which.from} and created_at < ${which.until}
      and status = any(${which.status ? [which.status] : ['delivered', 'held', 'dead']})`;
  return sql<boolean>`status = ${which.status}`;
}

const ofThese = (endpointIds: readonly string[], which: DeliverySelection) =>
  sql<boolean>`endpoint_id = any(${endpointIds}) and ${conditionOf(which)}`;

export async function countDeliveries(
  db: Db,
  endpointIds: readonly string[],
  which: DeliverySelection,
): Promise<number> {
  const { count } = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofThese(endpointIds, which))
    .executeTakeFirstOrThrow();
  return count;
}

/** Queues deliveries again under the same ids, with all attempts left. Returns how many. */
export async function restartDeliveries(
  db: Db,
  endpointIds: readonly string[],
  which: DeliverySelection,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set({ status: 'pending', leasedUntil: null, ...nextTurn() })
    .where(ofThese(endpointIds, which))
    .executeTakeFirstOrThrow();
  await wakeWorkers(db, DELIVERIES);
  return Number(numUpdatedRows);
}

/** Ends an endpoint's pause and queues its held deliveries. */
export async function resumeDeliveries(db: Db, endpointId: string): Promise<void> {
  await endpointQueries(db).unpause(endpointId);
  await restartDeliveries(db, [endpointId], { status: 'held' });
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Holds all waiting deliveries until someone resumes their endpoint. */
export async function holdWaiting(db: Db): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'held', nextAttemptAt: null, leasedUntil: null })
    .where('status', '=', 'pending')
    .execute();
}
