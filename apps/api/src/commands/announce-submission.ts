import type { Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { deliveryQueries } from '../features/webhook/deliveries.ts';
import { webhookSettingsQueries } from '../features/webhook/settings.ts';
import { webhookBody } from '../lib/webhook-payload.ts';
import type { Services } from '../services.ts';
import type { EligibilityLead } from './lead.ts';
import { queueDelivery } from './queue-delivery.ts';

/**
 * Queues the webhook event of a submission in the transaction that stores it: either both are there or neither.
 * Nothing is queued where webhooks are off or have no address; a pause holds it back.
 */
export async function announceSubmission(
  trx: Transaction<Database>,
  services: Services,
  lead: EligibilityLead,
): Promise<void> {
  const { isEnabled, webhookUrl } = await webhookSettingsQueries(trx).get();
  if (!isEnabled || !webhookUrl) return;
  const id = await deliveryQueries(trx).create(lead.id, webhookBody(lead));
  await queueDelivery(trx, services, id);
}
