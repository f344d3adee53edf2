import type { DeliveryStatus, ReplayRange } from '@upcurve/contracts/webhook';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { endpointQueries } from './endpoints.ts';

/** Deliveries of some receivers: one by its id, all of a status, or those of events within a time. */
export type Which =
  | { id: string }
  | { status: DeliveryStatus }
  | Pick<ReplayRange, 'from' | 'until' | 'status'>;

function conditionOf(which: Which) {
  if ('id' in which) return sql<boolean>`id = ${which.id}`;
  if ('from' in which)
    return sql<boolean>`created_at >= ${which.from} and created_at < ${which.until}
      and status = any(${which.status ? [which.status] : ['delivered', 'held', 'dead']})`;
  return sql<boolean>`status = ${which.status}`;
}

const ofThese = (endpointIds: readonly string[], which: Which) =>
  sql<boolean>`endpoint_id = any(${endpointIds}) and ${conditionOf(which)}`;

/** How many there are. */
export async function countDeliveries(db: Db, endpointIds: readonly string[], which: Which): Promise<number> {
  const { count } = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofThese(endpointIds, which))
    .executeTakeFirstOrThrow();
  return count;
}

/** Starts them over: the waits begin anew, the ids stay. Gives how many. */
export async function restartDeliveries(
  db: Db,
  endpointIds: readonly string[],
  which: Which,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set((eb) => ({
      status: 'pending',
      attemptCount: 0,
      turn: eb('turn', '+', 1),
      leasedUntil: null,
      nextAttemptAt: sql<string>`now()`,
    }))
    .where(ofThese(endpointIds, which))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Takes a receiver's pause off and sends what was held while it was off or paused. */
export async function resumeDeliveries(db: Db, endpointId: string): Promise<void> {
  await endpointQueries(db).unpause(endpointId);
  await restartDeliveries(db, [endpointId], { status: 'held' });
}

/** How many wait to be sent. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps back whatever waits, until somebody resumes its receiver. */
export async function holdWaiting(db: Db): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'held', nextAttemptAt: null, leasedUntil: null })
    .where('status', '=', 'pending')
    .execute();
}
