import { REPLAY_MAX, type ReplayRange } from '@upcurve/contracts/webhooks/webhook';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema/database.ts';
import { conflict, notFound } from '../../../lib/http/errors.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { endpointQueries, type StoredEndpoint } from '../endpoints/endpoints.ts';
import { countDeliveries, restartDeliveries } from './restart.ts';

const OFF = 'Webhooks are off. Set a URL and enable them first.';

/** Sends deliveries again under the same ids. Only to endpoints that are on, since others would only hold them. */
export function replays({ db }: Services) {
  return {
    /**
     * Replays one delivery.
     * @throws {HttpError} 404 if there is no such delivery, 409 if its endpoint is off or paused
     */
    one: (id: string): Promise<Record<never, never>> =>
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
        return {};
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
async function sendingIds(trx: Transaction<Database>, endpointId?: string): Promise<string[]> {
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
