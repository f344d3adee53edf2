import {
  type DeliveryAttempt,
  type DeliveryStatus,
  WEBHOOK_TIMEOUT_SECONDS,
  type WebhookEvent,
} from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { isFree, wakeWorkers } from '../../../lib/queue/outbox.ts';
import { nextTurn } from '../../../lib/queue/retries.ts';
import { IS_OVERLAP, IS_SENDING } from '../endpoints/endpoints.ts';

/** The subject of an event. Events about deleted leads have only an email address, or null after erasure. */
type About = { leadId: string } | { quizSessionId: string } | { emailKey: string | null };

export type NewDelivery = { endpointId: string; event: WebhookEvent; body: string } & About;

const INSERT_BATCH_SIZE = 500;
export const DELIVERIES = 'webhook_deliveries';

/**
 * Queries of deliveries. A delivery is `pending` until it has arrived, and leased while a worker sends it. It becomes
 * `delivered`, `dead` after the last attempt, or `held` while its endpoint is off or paused. Each of these can be
 * restarted.
 */
export function deliveryQueries(db: Db) {
  return {
    async create(deliveries: readonly NewDelivery[]): Promise<void> {
      for (let start = 0; start < deliveries.length; start += INSERT_BATCH_SIZE) {
        const rows = deliveries.slice(start, start + INSERT_BATCH_SIZE).map((delivery) => ({
          id: uuidv7(),
          ...delivery,
          status: 'pending' as const,
          nextAttemptAt: sql<string>`now()`,
        }));
        await db.insertInto('webhookDeliveries').values(rows).execute();
      }
      await wakeWorkers(db, DELIVERIES);
    },

    /** Locks the row, so that decisions use its latest state. */
    lock: (id: string) =>
      db
        .selectFrom('webhookDeliveries')
        .select(['status', 'turn'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    async queue(id: string, retry?: Parameters<typeof nextTurn>[0]): Promise<void> {
      await db
        .updateTable('webhookDeliveries')
        .set({ status: 'pending', leasedUntil: null, ...nextTurn(retry) })
        .where('id', '=', id)
        .execute();
      await wakeWorkers(db, DELIVERIES);
    },

    finish: (id: string, status: Exclude<DeliveryStatus, 'pending'>) =>
      db
        .updateTable('webhookDeliveries')
        .set({
          status,
          nextAttemptAt: null,
          leasedUntil: null,
          ...(status === 'delivered' && { deliveredAt: sql<string>`now()` }),
        })
        .where('id', '=', id)
        .execute(),

    /** Deletes the deliveries of an abandoned quiz: all, or only those that have not arrived. */
    forget: (quizSessionId: string, which: 'all' | 'unsent') =>
      db
        .deleteFrom('webhookDeliveries')
        .where('quizSessionId', '=', quizSessionId)
        .$if(which === 'unsent', (query) => query.where('status', '!=', 'delivered'))
        .execute(),

    async isAnyPending(endpointId: string): Promise<boolean> {
      const one = await db
        .selectFrom('webhookDeliveries')
        .select('id')
        .where('endpointId', '=', endpointId)
        .where('status', '=', 'pending')
        .limit(1)
        .executeTakeFirst();
      return one !== undefined;
    },

    logAttempt: (id: string, attempt: Omit<DeliveryAttempt, 'number'>) =>
      db
        .insertInto('webhookAttempts')
        .values((eb) => ({
          deliveryId: id,
          number: eb
            .selectFrom('webhookAttempts')
            .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
            .where('deliveryId', '=', id),
          ...attempt,
        }))
        .execute(),
  };
}

/** The maximum duration of an attempt, plus some time to record its result. */
const LEASE_SECONDS = WEBHOOK_TIMEOUT_SECONDS + 5;

export interface LeasedDelivery {
  id: string;
  turn: number;
  attemptCount: number;
  body: string;
  quizSessionId: string | null;
  endpointId: string;
  webhookUrl: string;
  secret: string | null;
  previousSecret: string | null;
  isOverlap: boolean;
  failingSince: string | null;
}

const IS_FREE = isFree('pending');

/**
 * Leases due deliveries that no other worker is sending: the longest due first, and at most `most` per
 * endpoint.
 * @param room how many more endpoints with attempts in progress may get
 */
export async function leaseDueDeliveries(
  db: Db,
  room: ReadonlyMap<string, number>,
  most: number,
): Promise<readonly LeasedDelivery[]> {
  const { rows } = await sql<LeasedDelivery>`
    with due as materialized (
      select delivery.id, endpoint.id as endpoint_id, webhook_url, secret, previous_secret, failing_since,
        ${IS_OVERLAP} as is_overlap
      from webhook_settings as endpoint
      left join unnest(${[...room.keys()]}::uuid[], ${[...room.values()]}::int[]) as room (endpoint_id, free)
        on room.endpoint_id = endpoint.id
      cross join lateral (
        select id from webhook_deliveries
        where endpoint_id = endpoint.id and ${IS_FREE}
        order by next_attempt_at limit coalesce(room.free, ${most}::int)
        for update skip locked
      ) as delivery
      where ${IS_SENDING}
    )
    update webhook_deliveries as delivery
    set turn = turn + 1, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from due where delivery.id = due.id
    returning delivery.id, turn, attempt_count, body, quiz_session_id, due.endpoint_id, webhook_url, secret,
      previous_secret, is_overlap, failing_since`.execute(db);
  return rows;
}

/**
 * Holds due deliveries of endpoints that are off or paused. Locks these endpoints, so that nobody resumes one
 * meanwhile.
 */
export async function holdDueDeliveries(db: Db): Promise<void> {
  await sql`
    with silent as materialized (
      select id from webhook_settings as endpoint
      where not ${IS_SENDING}
        and exists (select from webhook_deliveries where endpoint_id = endpoint.id and ${IS_FREE})
      for share
    )
    update webhook_deliveries set status = 'held', next_attempt_at = null, leased_until = null
    from silent where endpoint_id = silent.id and ${IS_FREE}`.execute(db);
}

/** Ends the lease of a delivery whose attempt was aborted. The next worker takes it. */
export async function release(db: Db, { id, turn }: LeasedDelivery): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ leasedUntil: null })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .execute();
}
