import type { PageOf } from '@upcurve/contracts/shared/paging';
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryStatus,
  WebhookEvent,
} from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type PageQuery, pageOf } from '../../../lib/http/paging/paging.ts';

interface ListQuery extends PageQuery {
  status?: DeliveryStatus;
  event?: WebhookEvent;
  endpointId?: string;
}

async function attemptsOf(db: Db, ids: string[]): Promise<Map<string, DeliveryAttempt[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('webhookAttempts')
    .select(['deliveryId', 'number', 'startedAt', 'durationMs', 'statusCode', 'error'])
    .where('deliveryId', 'in', ids)
    .orderBy('number', 'desc')
    .execute();
  const grouped = Map.groupBy(rows, ({ deliveryId }) => deliveryId);
  return new Map(
    [...grouped].map(([id, attempts]) => [id, attempts.map(({ deliveryId: _, ...attempt }) => attempt)]),
  );
}

export async function listDeliveries(db: Db, query: ListQuery): Promise<PageOf<Delivery>> {
  let found = db
    .selectFrom('webhookDeliveries')
    .leftJoin('quizSessions', 'quizSessions.id', 'webhookDeliveries.quizSessionId')
    // If an abandoned quiz was submitted later, the name is on the lead.
    .leftJoin('leads', (join) =>
      join.on((eb) => eb('leads.id', '=', eb.fn.coalesce('webhookDeliveries.leadId', 'quizSessions.leadId'))),
    )
    .select([
      'webhookDeliveries.id',
      'webhookDeliveries.event',
      'webhookDeliveries.endpointId',
      sql<string | null>`case kind when 'eligibility' then webhook_deliveries.lead_id end`.as('submissionId'),
      sql<string | null>`case kind when 'contact' then webhook_deliveries.lead_id end`.as(
        'contactSubmissionId',
      ),
      'webhookDeliveries.status',
      'webhookDeliveries.createdAt',
      'nextAttemptAt',
      'deliveredAt',
    ])
    .select((eb) => eb.fn.coalesce('leads.name', 'quizSessions.name', sql.lit('')).as('leadName'));
  if (query.status) found = found.where('webhookDeliveries.status', '=', query.status);
  if (query.event) found = found.where('webhookDeliveries.event', '=', query.event);
  if (query.endpointId) found = found.where('webhookDeliveries.endpointId', '=', query.endpointId);

  const page = await pageOf(db, found, query);
  const attempts = await attemptsOf(
    db,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, attempts: attempts.get(item.id) ?? [] })) };
}
