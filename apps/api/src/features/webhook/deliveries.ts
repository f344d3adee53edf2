import type { Delivery, DeliveryAttempt, DeliveryStatus } from '@upcurve/contracts/webhook';
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { cutPage, type PageOf, pageLimit } from '../../lib/paging.ts';

const SORT = '-createdAt';
const COUNTED = 1000;

interface ListQuery {
  status?: DeliveryStatus;
  limit?: number;
  cursor?: string;
}

/** Events on their way to the receiver, and every attempt made. */
export function deliveryQueries(db: Db) {
  /** Attempts by delivery, the newest first. */
  async function attemptsOf(ids: string[]): Promise<Map<string, DeliveryAttempt[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('webhookAttempts')
      .selectAll()
      .where('deliveryId', 'in', ids)
      .orderBy('number', 'desc')
      .execute();
    const grouped = Map.groupBy(rows, ({ deliveryId }) => deliveryId);
    return new Map(
      [...grouped].map(([id, attempts]) => [id, attempts.map(({ deliveryId: _, ...attempt }) => attempt)]),
    );
  }

  return {
    async create(submissionId: string, body: string): Promise<string> {
      const id = uuidv7();
      await db
        .insertInto('webhookDeliveries')
        .values({ id, submissionId, body, status: 'pending' })
        .execute();
      return id;
    },

    find: (id: string) =>
      db
        .selectFrom('webhookDeliveries')
        .select(['id', 'body', 'status', 'turn', 'attemptCount'])
        .where('id', '=', id)
        .executeTakeFirst(),

    async list(query: ListQuery): Promise<PageOf<Delivery>> {
      const limit = pageLimit(query);
      const { status } = query;
      let page = db
        .selectFrom('webhookDeliveries')
        .innerJoin('submissions', 'submissions.id', 'webhookDeliveries.submissionId')
        .select([
          'webhookDeliveries.id',
          'submissionId',
          'submissions.name as leadName',
          'webhookDeliveries.status',
          'createdAt',
          'nextAttemptAt',
          'deliveredAt',
        ])
        .orderBy('createdAt', 'desc')
        .orderBy('webhookDeliveries.id', 'desc')
        .limit(limit + 1);
      if (status) page = page.where('webhookDeliveries.status', '=', status);
      if (query.cursor) {
        const [createdAt, id] = decodeCursor(SORT, query.cursor, 'instant');
        page = page.where(
          sql<SqlBool>`(webhook_deliveries.created_at, webhook_deliveries.id) < (${createdAt}, ${id})`,
        );
      }

      const some = db
        .selectFrom('webhookDeliveries')
        .select('id')
        .$if(status !== undefined, (query) => query.where('status', '=', status!)) // checked beside
        .limit(COUNTED + 1);
      const { count } = await db
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();

      const { rows, next } = cutPage(await page.execute(), limit, (last) =>
        encodeCursor(SORT, [last.createdAt, last.id]),
      );
      const attempts = await attemptsOf(rows.map(({ id }) => id));
      const withAttempts = rows.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? [] }));
      return { rows: withAttempts, next, total: { count, kind: count > COUNTED ? 'estimate' : 'exact' } };
    },

    /** Takes its next turn: jobs of earlier turns will do nothing. `afterSeconds` by the database's clock. */
    async takeTurn(
      id: string,
      afterSeconds: number,
      change: { attemptCount?: number } = {},
    ): Promise<number> {
      const { turn } = await db
        .updateTable('webhookDeliveries')
        .set((eb) => ({
          ...change,
          status: 'pending',
          turn: eb('turn', '+', 1),
          nextAttemptAt: sql<string>`now() + make_interval(secs => ${afterSeconds})`,
        }))
        .where('id', '=', id)
        .returning('turn')
        .executeTakeFirstOrThrow();
      return turn;
    },

    async setStatus(id: string, status: Exclude<DeliveryStatus, 'pending'>): Promise<void> {
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

    /** Writes an attempt down; gives how many there have been since it was last queued afresh. */
    async addAttempt(id: string, attempt: Omit<DeliveryAttempt, 'number'>): Promise<number | undefined> {
      const updated = await db
        .updateTable('webhookDeliveries')
        .set((eb) => ({ attemptCount: eb('attemptCount', '+', 1) }))
        .where('id', '=', id)
        .returning('attemptCount')
        .executeTakeFirst();
      if (!updated) return undefined;
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
      return updated.attemptCount;
    },

    async idsOf(status: DeliveryStatus): Promise<string[]> {
      const rows = await db
        .selectFrom('webhookDeliveries')
        .select('id')
        .where('status', '=', status)
        .orderBy('createdAt')
        .forUpdate()
        .execute();
      return rows.map((row) => row.id);
    },
  };
}
