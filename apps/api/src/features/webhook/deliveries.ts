import type { DeliveryAttempt, DeliveryStatus } from '@upcurve/contracts/webhook';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';

/** A delivery's place in the queue: jobs of an earlier turn do nothing. */
export interface Turn {
  deliveryId: string;
  turn: number;
}

/** What an event is about. */
type About = { submissionId: string } | { quizSessionId: string };

/**
 * Events on their way to the receiver. A delivery is `pending` while an attempt is queued; it becomes `delivered`,
 * `dead` after the last attempt, or `held` while webhooks are off or paused; from each of these it may start over.
 */
export function deliveryQueries(db: Db) {
  return {
    async create(about: About, body: string): Promise<string> {
      const id = uuidv7();
      await db
        .insertInto('webhookDeliveries')
        .values({ id, ...about, body, status: 'pending' })
        .execute();
      return id;
    },

    /** Locked, so that whoever decides on its state decides on the newest. */
    lock: (id: string) =>
      db
        .selectFrom('webhookDeliveries')
        .select(['id', 'quizSessionId', 'body', 'status', 'turn', 'attemptCount'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Queues it for `afterSeconds` from now, by the database's clock. */
    async takeTurn(id: string, afterSeconds: number, attemptCount: number): Promise<Turn> {
      const { turn } = await db
        .updateTable('webhookDeliveries')
        .set((eb) => ({
          status: 'pending',
          attemptCount,
          turn: eb('turn', '+', 1),
          nextAttemptAt: sql<string>`now() + make_interval(secs => ${afterSeconds})`,
        }))
        .where('id', '=', id)
        .returning('turn')
        .executeTakeFirstOrThrow();
      return { deliveryId: id, turn };
    },

    /** Starts over all of one status, or one by its id: the waits begin anew, the ids stay. */
    restart(which: { status: DeliveryStatus } | { id: string }): Promise<Turn[]> {
      const query = db
        .updateTable('webhookDeliveries')
        .set((eb) => ({
          status: 'pending',
          attemptCount: 0,
          turn: eb('turn', '+', 1),
          nextAttemptAt: sql<string>`now()`,
        }))
        .returning(['id as deliveryId', 'turn']);
      return 'id' in which
        ? query.where('id', '=', which.id).execute()
        : query.where('status', '=', which.status).execute();
    },

    async settle(id: string, status: Exclude<DeliveryStatus, 'pending'>): Promise<void> {
      await db
        .updateTable('webhookDeliveries')
        .set({
          status,
          nextAttemptAt: null,
          ...(status === 'delivered' && { deliveredAt: sql<string>`now()` }),
        })
        .where('id', '=', id)
        .execute();
    },

    /** Those about a quiz that was left; of one that was handed in, what has not arrived. */
    async forget(quizSessionId: string, which: 'all' | 'unsent'): Promise<void> {
      await db
        .deleteFrom('webhookDeliveries')
        .where('quizSessionId', '=', quizSessionId)
        .$if(which === 'unsent', (query) => query.where('status', '!=', 'delivered'))
        .execute();
    },

    async isAnyPending(): Promise<boolean> {
      const one = await db
        .selectFrom('webhookDeliveries')
        .select('id')
        .where('status', '=', 'pending')
        .limit(1)
        .executeTakeFirst();
      return one !== undefined;
    },

    async logAttempt(id: string, attempt: Omit<DeliveryAttempt, 'number'>): Promise<void> {
      await db
        .insertInto('webhookAttempts')
        .values((eb) => ({
          deliveryId: id,
          number: eb
            .selectFrom('webhookAttempts')
            .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
            .where('deliveryId', '=', id),
          ...attempt,
        }))
        .execute();
    },
  };
}
