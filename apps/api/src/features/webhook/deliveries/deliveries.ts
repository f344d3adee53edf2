import type {
  DeliveryAttempt,
  DeliveryStatus,
  ReceiverAnswer,
  WebhookEvent,
} from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { wakeWorkers } from '../../../lib/queue/outbox.ts';
import { nextTurn } from '../../../lib/queue/retries.ts';

/** The subject of an event. Events about deleted leads have only an email address, or null after erasure. */
type About = { leadId: string } | { quizSessionId: string } | { emailKey: string | null };

/** A new event: its endpoint, subject and frozen body. */
export type NewDelivery = { endpointId: string; event: WebhookEvent; body: string } & About;

type LoggedAttempt = Omit<DeliveryAttempt, 'number'> & { answer: ReceiverAnswer | null };

const INSERT_BATCH_SIZE = 500;
export const DELIVERIES = 'webhook_deliveries';

/**
 * Queries of deliveries. A delivery is `pending` until it has arrived, and leased while a worker sends it. It becomes
 * `delivered`, `dead` after the last attempt, or `held` while its endpoint is off or paused. Each of these can be
 * restarted.
 */
export function deliveryQueries(db: Db) {
  return {
    /** Stores deliveries that are due now. */
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

    /** Queues the next attempt of a delivery. */
    async queue(id: string, retry?: Parameters<typeof nextTurn>[0]): Promise<void> {
      await db
        .updateTable('webhookDeliveries')
        .set({ status: 'pending', leasedUntil: null, ...nextTurn(retry) })
        .where('id', '=', id)
        .execute();
      await wakeWorkers(db, DELIVERIES);
    },

    async finish(id: string, status: Exclude<DeliveryStatus, 'pending'>): Promise<void> {
      await db
        .updateTable('webhookDeliveries')
        .set({
          status,
          nextAttemptAt: null,
          leasedUntil: null,
          ...(status === 'delivered' && { deliveredAt: sql<string>`now()` }),
        })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes the deliveries of an abandoned quiz: all, or only those that have not arrived. */
    async forget(quizSessionId: string, which: 'all' | 'unsent'): Promise<void> {
      await db
        .deleteFrom('webhookDeliveries')
        .where('quizSessionId', '=', quizSessionId)
        .$if(which === 'unsent', (query) => query.where('status', '!=', 'delivered'))
        .execute();
    },

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

    /**
     * Marks a delivery as delivered and logs the attempt. If its state has changed meanwhile, returns false and writes
     * nothing.
     */
    async markDelivered(
      { id, turn }: { id: string; turn: number },
      { startedAt, durationMs, statusCode, answer }: LoggedAttempt,
    ): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        with settled as (
          update webhook_deliveries
          set status = 'delivered', delivered_at = now(), next_attempt_at = null, leased_until = null
          where id = ${id} and turn = ${turn} and status = 'pending'
          returning id
        )
        insert into webhook_attempts (delivery_id, number, started_at, duration_ms, status_code, answer)
        select id, 1 + coalesce((select max(number) from webhook_attempts where delivery_id = ${id}), 0),
          ${startedAt}::timestamptz, ${durationMs}::int, ${statusCode}::int, ${answer && JSON.stringify(answer)}::jsonb
        from settled`.execute(db);
      return numAffectedRows > 0n;
    },

    async logAttempt(id: string, { answer, ...attempt }: LoggedAttempt): Promise<void> {
      await db
        .insertInto('webhookAttempts')
        .values((eb) => ({
          deliveryId: id,
          number: eb
            .selectFrom('webhookAttempts')
            .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
            .where('deliveryId', '=', id),
          ...attempt,
          answer: answer && JSON.stringify(answer),
        }))
        .execute();
    },
  };
}
