import { randomBytes } from 'node:crypto';
import { FAILING_DAYS_BEFORE_PAUSE, SECRET_OVERLAP_HOURS } from '@upcurve/contracts/webhook';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

const QUIZ_TYPE = 'eligibility';

/** A secret in the form of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Where submissions are sent: one row, made by the first migration. */
export function webhookSettingsQueries(db: Db) {
  const settings = db
    .selectFrom('webhookSettings')
    .selectAll()
    .select(sql<boolean>`coalesce(previous_secret_until > now(), false)`.as('isOverlap'))
    .where('quizType', '=', QUIZ_TYPE);
  const update = db.updateTable('webhookSettings').where('quizType', '=', QUIZ_TYPE);

  return {
    get: () => settings.executeTakeFirstOrThrow(),
    /** For a decision on which others wait. Taken before any delivery is locked. */
    lock: () => settings.forUpdate().executeTakeFirstOrThrow(),
    /** For a decision that many may take side by side, but nobody while it is being changed. */
    share: () => settings.forShare().executeTakeFirstOrThrow(),

    save: (change: { webhookUrl: string; isEnabled: boolean; secret: string }) =>
      update
        .set({ ...change, updatedAt: sql`now()` })
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

    async pause(reason: string): Promise<void> {
      await update.set({ pausedAt: sql`now()`, pauseReason: reason }).where('pausedAt', 'is', null).execute();
    },

    async unpause(): Promise<void> {
      await update.set({ pausedAt: null, pauseReason: null, failingSince: null }).execute();
    },

    /** Forgets that this address was failing. */
    async succeeded(url: string): Promise<void> {
      await update
        .set({ failingSince: null })
        .where('failingSince', 'is not', null)
        .where('webhookUrl', '=', url)
        .execute();
    },

    /** Notes a failure; tells whether it has been failing for too many days. */
    async failed(): Promise<{ isTooLong: boolean }> {
      return update
        .set({ failingSince: sql<string>`coalesce(failing_since, now())` })
        .returning(
          sql<boolean>`failing_since < now() - make_interval(days => ${FAILING_DAYS_BEFORE_PAUSE})`.as(
            'isTooLong',
          ),
        )
        .executeTakeFirstOrThrow();
    },
  };
}

export type StoredSettings = Awaited<ReturnType<ReturnType<typeof webhookSettingsQueries>['get']>>;

/** The secrets that sign right now: the current one and, for a day after a rotation, the one before. */
export function signingSecrets({ secret, previousSecret, isOverlap }: StoredSettings): string[] {
  return [secret, isOverlap ? previousSecret : null].filter((value) => value !== null);
}

/** Whether events are being sent at all. */
export function isSending(settings: Pick<StoredSettings, 'isEnabled' | 'webhookUrl' | 'pausedAt'>): boolean {
  return settings.isEnabled && settings.webhookUrl !== '' && settings.pausedAt === null;
}
