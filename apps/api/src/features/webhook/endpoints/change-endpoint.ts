import {
  ENDPOINTS_MAX,
  type EndpointInput,
  type SavedWebhookEndpoint,
  type WebhookEndpoint,
} from '@upcurve/contracts/webhooks/webhook';
import { SAMPLE_PAYLOADS } from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/client.ts';
import { conflict, orNotFound } from '../../../lib/http/errors.ts';
import { wakeWorkers } from '../../../lib/queue/outbox.ts';
import type { Services } from '../../../services.ts';
import { audit, changesOf } from '../../audit/service.ts';
import { DELIVERIES } from '../deliveries/deliveries.ts';
import { resumeDeliveries } from '../deliveries/replay.ts';
import { isDelivered, sendWebhook } from '../deliveries/send.ts';
import {
  endpointQueries,
  newSecret,
  type StoredEndpoint,
  signingSecrets,
  toWebhookEndpoint,
} from './endpoints.ts';

const NOUN = 'receiver';

/** Changes by staff to one endpoint, found by its id; undefined means the first. Each throws a 404 if there is none. */
export function endpointChanges({ db, config }: Services) {
  const allowPrivate = config.allowPrivateNetworks;

  async function idOf(trx: Trx, id: string | undefined): Promise<string> {
    return id ?? (await endpointQueries(trx).first()).id;
  }
  const lock = async (trx: Trx, id: string | undefined) =>
    orNotFound(await endpointQueries(trx).lock(await idOf(trx, id)), NOUN);
  const shown = async (trx: Trx, id: string): Promise<WebhookEndpoint> =>
    toWebhookEndpoint(orNotFound(await endpointQueries(trx).find(id), NOUN), allowPrivate);

  return {
    /** Creates an endpoint. @throws {HttpError} 409 if the name is taken, or there are too many */
    create: (input: EndpointInput): Promise<SavedWebhookEndpoint> =>
      db.transaction().execute(async (trx) => {
        await waitForOthers(trx);
        const endpoints = endpointQueries(trx);
        if ((await endpoints.list()).length >= ENDPOINTS_MAX)
          throw conflict(`There can be at most ${ENDPOINTS_MAX} endpoints. Delete one first.`);
        await mustBeFree(trx, input.name);
        const secret = newSecret();
        const id = await endpoints.create(input, secret);
        await audit(trx, 'webhook.changed', { what: input.name, subjectId: id, after: sentTo(input) });
        return { ...(await shown(trx, id)), secret };
      }),

    /** Saves an endpoint. Saving also ends a pause. */
    save: (id: string | undefined, change: Partial<EndpointInput>): Promise<SavedWebhookEndpoint> =>
      db.transaction().execute(async (trx) => {
        if (change.name !== undefined) await waitForOthers(trx);
        const before = await lock(trx, id);
        if (change.name !== undefined) await mustBeFree(trx, change.name, before.id);
        const secret = before.secret ?? newSecret();
        const endpoints = endpointQueries(trx);
        await endpoints.save(before.id, { ...change, secret });
        const saved = await shown(trx, before.id);
        await audit(trx, 'webhook.changed', {
          what: saved.name,
          subjectId: before.id,
          ...changesOf(sentTo(before), sentTo(saved)),
        });
        if (saved.isEnabled && saved.webhookUrl) await resumeDeliveries(trx, before.id);
        // Workers hold what is due for a receiver that is off.
        else await wakeWorkers(trx, DELIVERIES);
        return { ...(await shown(trx, before.id)), secret: before.secret === null ? secret : null };
      }),

    /** Deletes an endpoint. @throws {HttpError} 409 for the first one */
    remove: (id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { name, quizType, ...before } = await lock(trx, id);
        if (quizType !== null)
          throw conflict('The first endpoint cannot be deleted. Clear its address instead.');
        await endpointQueries(trx).remove(id);
        await audit(trx, 'webhook.changed', { what: name, subjectId: id, before: sentTo(before) });
      }),

    rotateSecret: (id: string | undefined): Promise<SavedWebhookEndpoint> =>
      db.transaction().execute(async (trx) => {
        const before = await lock(trx, id);
        const secret = newSecret();
        await endpointQueries(trx).rotateSecret(before.id, secret, before.secret);
        await audit(trx, 'webhook.secret', { what: before.name, subjectId: before.id });
        return { ...(await shown(trx, before.id)), secret };
      }),

    /** Sends the sample to the saved address. Returns status and duration, but never the receiver's response. */
    async test(id: string | undefined): Promise<{ success: boolean; message: string }> {
      const endpoints = endpointQueries(db);
      const endpoint = id ? orNotFound(await endpoints.find(id), NOUN) : await endpoints.first();
      if (!endpoint.webhookUrl) return { success: false, message: 'Save a webhook URL first.' };

      const body = JSON.stringify({
        ...SAMPLE_PAYLOADS['eligibility.submitted'],
        submitted_at: new Date().toISOString(),
      });
      const message = { id: uuidv7(), body, secrets: signingSecrets(endpoint) };
      const attempt = await sendWebhook(endpoint.webhookUrl, message, allowPrivate);
      const { durationMs } = attempt;
      if (attempt.kind === 'failed')
        return { success: false, message: `${attempt.error} (after ${durationMs} ms).` };
      const success = isDelivered(attempt);
      if (success) await db.transaction().execute((trx) => resumeAfterTest(trx, endpoint));
      return { success, message: `The endpoint answered ${attempt.statusCode} in ${durationMs} ms.` };
    },
  };

  /** Ends a pause after a successful test, unless the address has changed meanwhile. */
  async function resumeAfterTest(trx: Trx, tested: StoredEndpoint): Promise<void> {
    const now = await endpointQueries(trx).lock(tested.id);
    if (now?.webhookUrl !== tested.webhookUrl) return;
    if (now.isEnabled) await resumeDeliveries(trx, tested.id);
    else await endpointQueries(trx).unpause(tested.id);
  }
}

/** Returns the audited settings of an endpoint. Omits the query of its address, which may contain a password. */
const sentTo = ({
  webhookUrl,
  isEnabled,
  events,
}: Pick<StoredEndpoint, 'webhookUrl' | 'isEnabled' | 'events'>) => ({
  webhookUrl: webhookUrl.replace(/[?#].*$/s, '?…'),
  isEnabled,
  events,
});

/** Serialises changes to the names and the number of endpoints. */
async function waitForOthers(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook-endpoints', 0))`.execute(trx);
}

/** Checks that a name is free. @throws {HttpError} 409 if another endpoint has it */
async function mustBeFree(trx: Trx, name: string, besides?: string): Promise<void> {
  if (await endpointQueries(trx).isNameTaken(name, besides))
    throw conflict('Another endpoint has this name.', [
      { path: 'name', message: 'Another endpoint has this name.' },
    ]);
}
