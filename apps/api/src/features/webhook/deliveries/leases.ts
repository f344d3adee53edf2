import { WEBHOOK_TIMEOUT_SECONDS } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isFree } from '../../../lib/queue/outbox.ts';
import { IS_OVERLAP, IS_SENDING } from '../endpoints/endpoints.ts';

/** The maximum duration of an attempt, plus some time to record its result. */
const LEASE_SECONDS = WEBHOOK_TIMEOUT_SECONDS + 5;

/** A delivery leased by this worker, with its destination. */
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
 * Leases due deliveries that no other worker is sending: as many per endpoint as it has free slots, the longest due
 * first.
 * @param room the free slots of endpoints that do not have `most`
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
