import { randomBytes } from 'node:crypto';
import { SECRET_OVERLAP_HOURS } from '@upcurve/contracts/webhook';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

const QUIZ_TYPE = 'eligibility';

/** A secret in the form of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Where submissions are sent: one row, made by the first migration. */
export function webhookSettingsQueries(db: Db) {
  const settings = db.selectFrom('webhookSettings').selectAll().where('quizType', '=', QUIZ_TYPE);
  const update = db.updateTable('webhookSettings').where('quizType', '=', QUIZ_TYPE);

  return {
    get: () => settings.executeTakeFirstOrThrow(),
    /** For a change that depends on what is there. */
    getForUpdate: () => settings.forUpdate().executeTakeFirstOrThrow(),

    /** Saving also takes a pause off. */
    save: (change: { webhookUrl: string; isEnabled: boolean; secret: string }) =>
      update
        .set({ ...change, updatedAt: sql`now()`, pausedAt: null, pauseReason: null, failingSince: null })
        .returningAll()
        .executeTakeFirstOrThrow(),

    rotateSecret: (secret: string, previousSecret: string | null) =>
      update
        .set({
          secret,
          previousSecret,
          previousSecretUntil: sql`now() + make_interval(hours => ${SECRET_OVERLAP_HOURS})`,
          updatedAt: sql`now()`,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    async succeeded(): Promise<void> {
      await update
        .set({ failingSince: null, pausedAt: null, pauseReason: null })
        .where((eb) => eb.or([eb('failingSince', 'is not', null), eb('pausedAt', 'is not', null)]))
        .execute();
    },

    /** Notes a failure; gives since when it has been failing. */
    async failed(): Promise<string> {
      const { failingSince } = await update
        .set({ failingSince: sql<string>`coalesce(failing_since, now())` })
        .returning('failingSince')
        .executeTakeFirstOrThrow();
      return failingSince!; // just set
    },

    async pause(reason: string): Promise<void> {
      await update.set({ pausedAt: sql`now()`, pauseReason: reason }).where('pausedAt', 'is', null).execute();
    },
  };
}

export type StoredSettings = Awaited<ReturnType<ReturnType<typeof webhookSettingsQueries>['get']>>;

/** The secrets that sign right now: the current one and, for a day after a rotation, the one before. */
export function signingSecrets(settings: StoredSettings): string[] {
  const { secret, previousSecret, previousSecretUntil } = settings;
  const isOverlap = previousSecretUntil !== null && Date.parse(previousSecretUntil) > Date.now();
  return [secret, isOverlap ? previousSecret : null].filter((value) => value !== null);
}
