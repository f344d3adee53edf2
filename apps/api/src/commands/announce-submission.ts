import type { Answers } from '@upcurve/contracts/answers';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { deliveryQueries } from '../features/webhook/deliveries.ts';
import { webhookSettingsQueries } from '../features/webhook/settings.ts';
import { webhookBody } from '../lib/webhook-payload.ts';
import type { Services } from '../services.ts';
import type { Lead } from './lead.ts';
import { queueDelivery } from './queue-delivery.ts';

/**
 * Queues the webhook event of a submission in the transaction that stores it: either both are there or neither.
 * Nothing is queued where webhooks are off or have no address.
 */
export async function announceSubmission(
  trx: Transaction<Database>,
  services: Services,
  { row, questions, completedAt }: Lead & { completedAt: string },
): Promise<void> {
  const settings = await webhookSettingsQueries(trx).get();
  if (!settings.isEnabled || !settings.webhookUrl) return;
  const answers = JSON.parse(row.answers) as Answers;
  const body = webhookBody({ ...row, answers, questions, completedAt });
  const id = await deliveryQueries(trx).create(row.id, body);
  await queueDelivery(trx, services, id);
}
