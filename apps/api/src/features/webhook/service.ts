import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
import type { LeadEvent, LeadEventFields } from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { type Db, databaseNow, type Trx } from '../../db/client.ts';
import { deliveryQueries, type NewDelivery } from './deliveries/deliveries.ts';
import { endpointQueries, toWebhookEndpoint } from './endpoints/endpoints.ts';
import {
  type AnnouncedContact,
  type AnnouncedLead,
  contactBody,
  deletedBody,
  leadBody,
} from './payloads/lead-payload.ts';
import {
  type AbandonedQuiz,
  type AnnouncedSubmission,
  abandonedBody,
  webhookBody,
} from './payloads/quiz-payload.ts';

type EventContent = Omit<Extract<NewDelivery, { leadId: string }>, 'endpointId' | 'event' | 'leadId'>;
type EventSubject = { leadId: string } | { quizSessionId: string };

/**
 * Writes an event in the transaction that stores its subject, so that both are stored or neither. Creates one delivery
 * per enabled endpoint that subscribes to the event. Paused endpoints hold it.
 */
async function announce(
  trx: Trx,
  event: WebhookEvent,
  events: () => (EventContent & EventSubject)[] | Promise<(EventContent & EventSubject)[]>,
): Promise<void> {
  const listening = await endpointQueries(trx).listeningTo(event);
  if (listening.length === 0) return;
  const contents = await events();
  await deliveryQueries(trx).create(
    listening.flatMap(({ id }) => contents.map((content) => ({ endpointId: id, event, ...content }))),
  );
}

export const announceSubmission = (
  trx: Trx,
  submission: AnnouncedSubmission & { id: string },
): Promise<void> =>
  announce(trx, 'eligibility.submitted', () => [{ leadId: submission.id, body: webhookBody(submission) }]);

export const announceAbandoned = (trx: Trx, quiz: AbandonedQuiz & { id: string }): Promise<void> =>
  announce(trx, 'eligibility.abandoned', () => [{ quizSessionId: quiz.id, body: abandonedBody(quiz) }]);

/** Announces a submission of another form. */
export const announceContact = (trx: Trx, contact: AnnouncedContact): Promise<void> =>
  announce(trx, 'contact.created', () => [{ leadId: contact.id, body: contactBody(contact) }]);

/** Announces an event of leads. `moreOf` returns the event's fields besides those of the person. */
export const announceLeads = <Event extends LeadEvent>(
  trx: Trx,
  event: Event,
  ids: readonly string[],
  moreOf: (id: string, now: string) => LeadEventFields<Event>,
): Promise<void> =>
  announce(trx, event, async () => {
    const now = await databaseNow(trx);
    return (await leadsOf(trx, ids)).map((lead) => ({
      leadId: lead.id,
      body: leadBody(event, lead.kind, lead, moreOf(lead.id, now)),
    }));
  });

/**
 * Announces that this transaction is about to delete leads with their deliveries. When a person is erased,
 * the event contains no email address.
 */
export async function announceDeleted(
  trx: Trx,
  ids: readonly string[],
  { isErasure = false } = {},
): Promise<void> {
  const listening = ids.length > 0 ? await endpointQueries(trx).listeningTo('lead.deleted') : [];
  if (listening.length === 0) return;
  const now = await databaseNow(trx);
  const leads = await leadsOf(trx, ids);
  const earlier = await trx
    .selectFrom('webhookDeliveries')
    .select(['id', 'endpointId', 'leadId'])
    .where('leadId', 'in', [...ids])
    .orderBy('createdAt', 'desc')
    .execute();
  const idsOf = Map.groupBy(earlier, ({ endpointId, leadId }) => `${endpointId} ${leadId}`);
  await deliveryQueries(trx).create(
    listening.flatMap(({ id: endpointId }) =>
      leads.map((lead) => ({
        endpointId,
        event: 'lead.deleted',
        emailKey: isErasure ? null : lead.email.toLowerCase(),
        body: deletedBody(
          lead.kind,
          { id: lead.id, email: isErasure ? null : lead.email },
          (idsOf.get(`${endpointId} ${lead.id}`) ?? []).map(({ id }) => id),
          now,
        ),
      })),
    ),
  );
}

const leadsOf = (trx: Trx, ids: readonly string[]): Promise<(AnnouncedLead & { kind: LeadKind })[]> =>
  trx
    .selectFrom('leads')
    .select(['kind', 'id', 'name', 'email', 'phone', 'company as businessName'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();

/** Deletes undelivered events of an abandoned quiz that was submitted after all. */
export const cancelAbandoned = (trx: Trx, quizSessionId: string) =>
  deliveryQueries(trx).forget(quizSessionId, 'unsent');

export const forgetAbandoned = (trx: Trx, quizSessionId: string) =>
  deliveryQueries(trx).forget(quizSessionId, 'all');

export async function hasUsableEndpoint(db: Db, allowPrivate: boolean): Promise<boolean> {
  const endpoints = (await endpointQueries(db).list()).map((stored) =>
    toWebhookEndpoint(stored, allowPrivate),
  );
  return endpoints.some(({ isEnabled, webhookUrl, problem }) => isEnabled && webhookUrl && problem === null);
}

/**
 * Whether an endpoint that is on does not work: it has failed since its last success, is paused, or the last event for
 * its address was given up.
 */
export async function isWebhookFailing(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isFailing: boolean }>`
    select exists (
      select from webhook_settings as endpoint
      where is_enabled and (failing_since is not null or paused_at is not null or 'dead' = (
        select status from webhook_deliveries
        where endpoint_id = endpoint.id and status in ('delivered', 'dead') and created_at > endpoint.updated_at
        order by created_at desc, id desc limit 1))) as is_failing`.execute(db);
  return rows[0]?.isFailing === true;
}
