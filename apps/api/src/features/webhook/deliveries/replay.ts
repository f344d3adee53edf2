import { type DeliveryStatus, REPLAY_MAX, type ReplayRange } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { countRows, type Db, type Trx } from '../../../db/client.ts';
import { conflict, notFound } from '../../../lib/http/errors.ts';
import { wakeWorkers } from '../../../lib/queue/outbox.ts';
import { nextTurn } from '../../../lib/queue/retries.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { endpointQueries, type StoredEndpoint } from '../endpoints/endpoints.ts';
import { DELIVERIES } from './deliveries.ts';

const OFF = 'Webhooks are off. Set a URL and enable them first.';

/** Sends deliveries again under the same ids. Only to endpoints that are on, since others would only hold them. */
export function replays({ db }: Services) {
  return {
    /**
     * Replays one delivery.
     * @throws {HttpError} 404 if there is no such delivery, 409 if its endpoint is off or paused
     */
    one: (id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const delivery = await trx
          .selectFrom('webhookDeliveries')
          .select('endpointId')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!delivery) throw notFound('delivery');
        const endpoint = await endpointQueries(trx).lock(delivery.endpointId);
        if (!endpoint?.isSending) throw notSending(endpoint);
        if ((await restartDeliveries(trx, [endpoint.id], { id })) === 0) throw notFound('delivery');
        await audit(trx, 'webhook.replayed', { subjectId: id });
      }),

    /** Replays all dead deliveries. @throws {HttpError} 409 if no endpoint is on */
    failed: (): Promise<{ count: number }> =>
      db.transaction().execute(async (trx) => {
        const ids = await sendingIds(trx);
        const count = await restartDeliveries(trx, ids, { status: 'dead' });
        await audit(trx, 'webhook.replayed', { after: { count } });
        return { count };
      }),

    /** Counts the deliveries of a range. @throws {HttpError} 409 if no endpoint is on, or the given one is not */
    count: (range: ReplayRange): Promise<{ count: number }> =>
      db.transaction().execute(async (trx) => {
        const ids = await sendingIds(trx, range.endpointId);
        return { count: await countDeliveries(trx, ids, range) };
      }),

    /** Replays the deliveries of a range. @throws {HttpError} 409 like `count`, and for more than REPLAY_MAX */
    range: (range: ReplayRange): Promise<{ count: number }> =>
      db.transaction().execute(async (trx) => {
        const ids = await sendingIds(trx, range.endpointId);
        if ((await countDeliveries(trx, ids, range)) > REPLAY_MAX)
          throw conflict(
            `At most ${REPLAY_MAX.toLocaleString('en-GB')} deliveries can be replayed at once. Choose a shorter period.`,
          );
        const count = await restartDeliveries(trx, ids, range);
        await audit(trx, 'webhook.replayed', { after: { ...range, count } });
        return { count };
      }),
  };
}

/** Returns the given endpoint if it is on, or all that are on. Locks them, so that they stay on. */
async function sendingIds(trx: Trx, endpointId?: string): Promise<string[]> {
  const endpoints = endpointQueries(trx);
  if (endpointId !== undefined) {
    const endpoint = await endpoints.lock(endpointId);
    if (!endpoint) throw notFound('receiver');
    if (!endpoint.isSending) throw notSending(endpoint);
    return [endpoint.id];
  }
  const sending = await endpoints.lockSending();
  if (sending.length === 0) throw notSending((await endpoints.list()).find(({ pausedAt }) => pausedAt));
  return sending.map(({ id }) => id);
}

function notSending(endpoint: Pick<StoredEndpoint, 'pauseReason'> | undefined) {
  const reason = endpoint?.pauseReason;
  return conflict(reason ? `Deliveries are paused. ${reason}` : OFF);
}

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

const countDeliveries = (db: Db, endpointIds: readonly string[], which: DeliverySelection) =>
  countRows(db.selectFrom('webhookDeliveries').where(ofThese(endpointIds, which)));

/** Queues deliveries again under the same ids, with all attempts left. Returns how many. */
async function restartDeliveries(
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

export async function resumeDeliveries(db: Db, endpointId: string): Promise<void> {
  await endpointQueries(db).unpause(endpointId);
  await restartDeliveries(db, [endpointId], { status: 'held' });
}

export const countWaiting = (db: Db): Promise<number> =>
  countRows(db.selectFrom('webhookDeliveries').where('status', '=', 'pending'));

export async function holdWaiting(db: Db): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'held', nextAttemptAt: null, leasedUntil: null })
    .where('status', '=', 'pending')
    .execute();
}
