import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { Services } from '../../services.ts';
import { deliveryQueries } from './deliveries.ts';
import { queueDelivery } from './outbox.ts';
import { type AbandonedQuiz, type AnnouncedSubmission, abandonedBody, webhookBody } from './payload.ts';
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
  if (!(await isOn(trx))) return;
  const id = await deliveryQueries(trx).create({ submissionId: submission.id }, webhookBody(submission));
  await queueDelivery(trx, services, id);
}

/** The same for a quiz that was left. */
export async function announceAbandoned(
  trx: Transaction<Database>,
  services: Services,
  quiz: AbandonedQuiz & { id: string },
): Promise<void> {
  if (!(await isOn(trx))) return;
  const id = await deliveryQueries(trx).create({ quizSessionId: quiz.id }, abandonedBody(quiz));
  await queueDelivery(trx, services, id);
}

/** It was handed in after all: what has not arrived never will. */
export function cancelAbandoned(trx: Transaction<Database>, quizSessionId: string): Promise<void> {
  return deliveryQueries(trx).forget(quizSessionId, 'unsent');
}

/** Nothing that tells of it stays here. */
export function forgetAbandoned(trx: Transaction<Database>, quizSessionId: string): Promise<void> {
  return deliveryQueries(trx).forget(quizSessionId, 'all');
}

async function isOn(trx: Transaction<Database>): Promise<boolean> {
  const { isEnabled, webhookUrl } = await webhookSettingsQueries(trx).get();
  return isEnabled && webhookUrl !== '';
}
