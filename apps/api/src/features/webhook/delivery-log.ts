import type { PageOf } from '@upcurve/contracts/paging';
import type { Delivery, DeliveryAttempt, DeliveryStatus, WebhookEvent } from '@upcurve/contracts/webhook';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type PageQuery, pageOf } from '../../lib/paging.ts';

interface ListQuery extends PageQuery {
  status?: DeliveryStatus;
}

/** Attempts by delivery, the newest first. */
async function attemptsOf(db: Db, ids: string[]): Promise<Map<string, DeliveryAttempt[]>> {
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

/** Deliveries as staff see them: newest first, each with its attempts. */
export async function listDeliveries(db: Db, query: ListQuery): Promise<PageOf<Delivery>> {
  let found = db
    .selectFrom('webhookDeliveries')
    .leftJoin('quizSessions', 'quizSessions.id', 'webhookDeliveries.quizSessionId')
    // Of a quiz that was left and handed in after all, the name stands with the lead.
    .leftJoin('submissions', (join) =>
      join.on((eb) =>
        eb(
          'submissions.id',
          '=',
          eb.fn.coalesce('webhookDeliveries.submissionId', 'quizSessions.submissionId'),
        ),
      ),
    )
    .select([
      'webhookDeliveries.id',
      'webhookDeliveries.submissionId',
      'webhookDeliveries.status',
      'webhookDeliveries.createdAt',
      'nextAttemptAt',
      'deliveredAt',
    ])
    .select((eb) => [
      eb.fn.coalesce('submissions.name', 'quizSessions.name', sql.lit('')).as('leadName'),
      sql<WebhookEvent>`case when quiz_session_id is null then 'submitted' else 'abandoned' end`.as('event'),
    ]);
  if (query.status) found = found.where('webhookDeliveries.status', '=', query.status);

  const page = await pageOf(db, found, query);
  const attempts = await attemptsOf(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, attempts: attempts.get(item.id) ?? [] })) };
}
