import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Services } from '../../services.ts';
import { deliveryQueries } from './deliveries.ts';
import { queueDelivery } from './outbox.ts';
import { type AnnouncedSubmission, webhookBody } from './payload.ts';
import { webhookSettingsQueries } from './settings.ts';

/**
 * Queues the event of a submission in the transaction that stores it: either both are there or neither.
 * Nothing is queued where webhooks are off or have no address; a pause holds it back.
 */
export async function announceSubmission(
  trx: Transaction<Database>,
  services: Services,
  submission: AnnouncedSubmission & { id: string },
): Promise<void> {
  const { isEnabled, webhookUrl } = await webhookSettingsQueries(trx).get();
  if (!isEnabled || !webhookUrl) return;
  const id = await deliveryQueries(trx).create(submission.id, webhookBody(submission));
  await queueDelivery(trx, services, id);
}
