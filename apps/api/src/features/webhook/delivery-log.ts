import type { PageOf } from '@upcurve/contracts/paging';
import type { Delivery, DeliveryAttempt, DeliveryStatus } from '@upcurve/contracts/webhook';
import type { Db } from '../../db/client.ts';
import { afterNewest, countUpTo, newestPage, pageLimit } from '../../lib/paging.ts';

interface ListQuery {
  status?: DeliveryStatus;
  limit?: number;
  cursor?: string;
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
  const { status } = query;
  const limit = pageLimit(query);
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
  if (query.cursor) page = page.where(afterNewest('webhook_deliveries', query.cursor));

  let counted = db.selectFrom('webhookDeliveries').select('id');
  if (status) counted = counted.where('status', '=', status);

  const { items, next } = newestPage(await page.execute(), limit);
  const attempts = await attemptsOf(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map((item) => ({ ...item, attempts: attempts.get(item.id) ?? [] })),
    next,
    ...(await countUpTo(db, counted)),
  };
}
