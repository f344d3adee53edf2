import { SAMPLE_PAYLOAD, type WebhookSettings, webhook } from '@upcurve/contracts/webhook';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { releaseHeld } from '../../commands/deliver-webhook.ts';
import { restartDeliveries } from '../../commands/queue-delivery.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import { sendPageHeaders } from '../../lib/paging.ts';
import { checkAddress } from '../../lib/safe-address.ts';
import { sendWebhook } from '../../lib/send-webhook.ts';
import type { Services } from '../../services.ts';
import { deliveryQueries } from './deliveries.ts';
import { newSecret, type StoredSettings, signingSecrets, webhookSettingsQueries } from './settings.ts';

function toSettings(stored: StoredSettings, allowPrivate: boolean): WebhookSettings {
  const { id, quizType, webhookUrl, isEnabled, createdAt, updatedAt, pausedAt, pauseReason, secret } = stored;
  return {
    id,
    quizType,
    webhookUrl,
    isEnabled,
    createdAt,
    updatedAt,
    pausedAt,
    pauseReason,
    hasSecret: secret !== null,
    problem: problemWith(webhookUrl, allowPrivate),
  };
}

function problemWith(webhookUrl: string, allowPrivate: boolean): string | null {
  if (!webhookUrl) return null;
  try {
    checkAddress(webhookUrl, allowPrivate);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limits } = services;
  const allowPrivate = config.webhookAllowPrivateNetworks;

  implement(app, 'webhook', webhook, {
    getSettings: async () => toSettings(await webhookSettingsQueries(db).get(), allowPrivate),

    saveSettings: ({ body }) =>
      db.transaction().execute(async (trx) => {
        const { secret } = await webhookSettingsQueries(trx).getForUpdate();
        const made = secret === null ? newSecret() : null;
        const saved = await webhookSettingsQueries(trx).save({
          ...body,
          secret: secret ?? made ?? newSecret(),
        });
        if (saved.isEnabled && saved.webhookUrl) await releaseHeld(trx, services);
        return { ...toSettings(saved, allowPrivate), secret: made };
      }),

    test: async ({ user }) => {
      await limits.use('webhookTestPerUser', user.id);
      const settings = await webhookSettingsQueries(db).get();
      if (!settings.webhookUrl) return { success: false, message: 'Save a webhook URL first.' };

      const body = JSON.stringify({ ...SAMPLE_PAYLOAD, submitted_at: new Date().toISOString() });
      const message = { id: uuidv7(), body, secrets: signingSecrets(settings) };
      const { isDelivered, statusCode, error, durationMs } = await sendWebhook(
        settings.webhookUrl,
        message,
        allowPrivate,
      );
      if (!isDelivered) return { success: false, message: `${error} (after ${durationMs} ms).` };
      if (settings.pausedAt) {
        await db.transaction().execute(async (trx) => {
          await webhookSettingsQueries(trx).succeeded();
          await releaseHeld(trx, services);
        });
      }
      return { success: true, message: `The receiver answered ${statusCode} in ${durationMs} ms.` };
    },

    rotateSecret: () =>
      db.transaction().execute(async (trx) => {
        const { secret: previous } = await webhookSettingsQueries(trx).getForUpdate();
        const secret = newSecret();
        const saved = await webhookSettingsQueries(trx).rotateSecret(secret, previous);
        return { ...toSettings(saved, allowPrivate), secret };
      }),

    listDeliveries: async ({ query, request, reply }) => {
      const page = await deliveryQueries(db).list(query);
      sendPageHeaders(request, reply, page);
      return page.rows;
    },

    replayDelivery: ({ params }) =>
      db.transaction().execute(async (trx) => {
        const delivery = await deliveryQueries(trx).find(params.id);
        if (!delivery) throw notFound('delivery');
        const { isEnabled, webhookUrl } = await webhookSettingsQueries(trx).get();
        if (!isEnabled || !webhookUrl) throw conflict('Webhooks are off. Set a URL and enable them first.');
        await restartDeliveries(trx, services, [params.id]);
        return {};
      }),

    replayFailed: () =>
      db.transaction().execute(async (trx) => {
        const { isEnabled, webhookUrl } = await webhookSettingsQueries(trx).get();
        if (!isEnabled || !webhookUrl) throw conflict('Webhooks are off. Set a URL and enable them first.');
        const ids = await deliveryQueries(trx).idsOf('dead');
        await restartDeliveries(trx, services, ids);
        return { count: ids.length };
      }),
  });
}
