import { SAMPLE_PAYLOAD, type WebhookSettings, webhook } from '@upcurve/contracts/webhook';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/schema/database.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import { LIMITS } from '../../lib/rate-limits.ts';
import type { Services } from '../../services.ts';
import { listDeliveries } from './delivery-log.ts';
import { restartDeliveries, resumeDeliveries } from './outbox.ts';
import { checkAddress, UnsafeAddressError } from './safe-address.ts';
import { isDelivered, sendWebhook } from './send.ts';
import {
  isSending,
  newSecret,
  type StoredSettings,
  signingSecrets,
  webhookSettingsQueries,
} from './settings.ts';

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
    if (error instanceof UnsafeAddressError) return error.message;
    throw error;
  }
}

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limits } = services;
  const allowPrivate = config.webhookAllowPrivateNetworks;

  implement(app, 'webhook', webhook, {
    getSettings: async () => toSettings(await webhookSettingsQueries(db).get(), allowPrivate),

    saveSettings: ({ body }) =>
      db.transaction().execute(async (trx) => {
        const settings = webhookSettingsQueries(trx);
        const kept = (await settings.lock()).secret;
        const secret = kept ?? newSecret();
        const saved = await settings.save({ ...body, secret });
        // Saving is how staff say that it should go on.
        if (saved.isEnabled && saved.webhookUrl) await resumeDeliveries(trx, services);
        return { ...toSettings(await settings.get(), allowPrivate), secret: kept === null ? secret : null };
      }),

    test: async ({ user }) => {
      await limits.use(LIMITS.webhookTestPerUser, user.id);
      const settings = await webhookSettingsQueries(db).get();
      if (!settings.webhookUrl) return { success: false, message: 'Save a webhook URL first.' };

      const body = JSON.stringify({ ...SAMPLE_PAYLOAD, submitted_at: new Date().toISOString() });
      const message = { id: uuidv7(), body, secrets: signingSecrets(settings) };
      const attempt = await sendWebhook(settings.webhookUrl, message, allowPrivate);
      const { durationMs } = attempt;
      if (attempt.kind === 'failed')
        return { success: false, message: `${attempt.error} (after ${durationMs} ms).` };
      if (!isDelivered(attempt)) {
        return {
          success: false,
          message: `The receiver answered ${attempt.statusCode} in ${durationMs} ms.`,
        };
      }
      await db.transaction().execute((trx) => goOn(trx, settings.webhookUrl));
      return { success: true, message: `The receiver answered ${attempt.statusCode} in ${durationMs} ms.` };
    },

    rotateSecret: () =>
      db.transaction().execute(async (trx) => {
        const { secret: previous } = await webhookSettingsQueries(trx).lock();
        const secret = newSecret();
        await webhookSettingsQueries(trx).rotateSecret(secret, previous);
        return { ...toSettings(await webhookSettingsQueries(trx).get(), allowPrivate), secret };
      }),

    listDeliveries: ({ query }) => listDeliveries(db, query),

    replayDelivery: ({ params }) =>
      db.transaction().execute(async (trx) => {
        await mustBeSending(trx);
        if ((await restartDeliveries(trx, services, params)) === 0) throw notFound('delivery');
        return {};
      }),

    replayFailed: () =>
      db.transaction().execute(async (trx) => {
        await mustBeSending(trx);
        return { count: await restartDeliveries(trx, services, { status: 'dead' }) };
      }),
  });

  /** A good test says that the receiver is well again, unless the address was changed meanwhile. */
  async function goOn(trx: Transaction<Database>, testedUrl: string): Promise<void> {
    const settings = await webhookSettingsQueries(trx).lock();
    if (settings.webhookUrl !== testedUrl) return;
    if (settings.isEnabled) await resumeDeliveries(trx, services);
    else await webhookSettingsQueries(trx).unpause();
  }
}

/** @throws {HttpError} 409 where an event would only be held */
async function mustBeSending(trx: Transaction<Database>): Promise<void> {
  const settings = await webhookSettingsQueries(trx).lock();
  if (isSending(settings)) return;
  throw conflict(settings.pauseReason ?? 'Webhooks are off. Set a URL and enable them first.');
}
