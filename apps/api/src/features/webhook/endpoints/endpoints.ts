import { randomBytes } from 'node:crypto';
import {
  type EndpointInput,
  FAILING_DAYS_BEFORE_PAUSE,
  SECRET_OVERLAP_HOURS,
  type WebhookEndpoint,
  WebhookEvent,
} from '@upcurve/contracts/webhooks/webhook';
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { checkAddress, UnsafeAddressError } from '../../../lib/security/safe-address.ts';

const QUIZ_TYPE = 'eligibility';

/** Creates a secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Whether two secrets are valid now, as a column of webhook_settings. */
export const IS_OVERLAP = sql<boolean>`coalesce(previous_secret_until > now(), false)`;

/** Whether an endpoint gets events now, as a condition on webhook_settings. */
export const IS_SENDING = sql<SqlBool>`(is_enabled and webhook_url <> '' and paused_at is null)`;

const inOrder = (events: readonly WebhookEvent[]) =>
  WebhookEvent.options.filter((event) => events.includes(event));

/**
 * Queries of endpoints. The first one, created by the first migration, belongs to the settings and cannot be deleted.
 */
export function endpointQueries(db: Db) {
  const endpoints = db
    .selectFrom('webhookSettings')
    .selectAll()
    .select(IS_OVERLAP.as('isOverlap'))
    .select(IS_SENDING.as('isSending'));
  const update = (id: string) => db.updateTable('webhookSettings').where('id', '=', id);

  return {
    list: () => endpoints.orderBy(sql`quiz_type is null`).orderBy('createdAt').orderBy('id').execute(),
    first: () => endpoints.where('quizType', '=', QUIZ_TYPE).executeTakeFirstOrThrow(),
    find: (id: string) => endpoints.where('id', '=', id).executeTakeFirst(),
    /**
     * Locks an endpoint against other changes, but not against rows that reference it. Call it before locking any
     * delivery.
     */
    lock: (id: string) => endpoints.where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    /** Returns all enabled endpoints, locked against changes until the transaction ends. */
    lockSending: () => endpoints.where(IS_SENDING).orderBy('id').forNoKeyUpdate().execute(),

    /** Returns the endpoints that subscribe to an event, locked against deletion until the transaction ends. */
    listeningTo: (event: WebhookEvent): Promise<{ id: string }[]> =>
      db
        .selectFrom('webhookSettings')
        .select('id')
        .where('isEnabled', '=', true)
        .where('webhookUrl', '!=', '')
        .where(sql<SqlBool>`${event} = any(events)`)
        .forKeyShare()
        .execute(),

    async isNameTaken(name: string, besides?: string): Promise<boolean> {
      const one = await db
        .selectFrom('webhookSettings')
        .select('id')
        .where(sql`lower(name)`, '=', name.toLowerCase())
        .$if(besides !== undefined, (query) => query.where('id', '!=', besides ?? ''))
        .executeTakeFirst();
      return one !== undefined;
    },

    async create({ events, ...input }: EndpointInput, secret: string): Promise<string> {
      const id = uuidv7();
      await db
        .insertInto('webhookSettings')
        .values({ id, ...input, events: inOrder(events), secret })
        .execute();
      return id;
    },

    async save(
      id: string,
      { events, ...change }: Partial<EndpointInput> & { secret: string },
    ): Promise<void> {
      await update(id)
        .set({ ...change, ...(events && { events: inOrder(events) }), updatedAt: sql`now()` })
        .execute();
    },

    remove: (id: string) => db.deleteFrom('webhookSettings').where('id', '=', id).execute(),

    rotateSecret: (id: string, secret: string, previousSecret: string | null) =>
      update(id)
        .set({
          secret,
          previousSecret,
          previousSecretUntil: sql`now() + make_interval(hours => ${SECRET_OVERLAP_HOURS})`,
          updatedAt: sql`now()`,
        })
        .execute(),

    pause: (id: string, reason: string) =>
      update(id).set({ pausedAt: sql`now()`, pauseReason: reason }).where('pausedAt', 'is', null).execute(),

    unpause: (id: string) =>
      update(id).set({ pausedAt: null, pauseReason: null, failingSince: null }).execute(),

    /** Resets the failing state if the endpoint still has this address. */
    succeeded: (id: string, url: string) =>
      update(id)
        .set({ failingSince: null })
        .where('failingSince', 'is not', null)
        .where('webhookUrl', '=', url)
        .execute(),

    /** Records a failure. Returns whether the endpoint has been failing for too many days. */
    failed: (id: string): Promise<{ isTooLong: boolean }> =>
      update(id)
        .set({ failingSince: sql<string>`coalesce(failing_since, now())` })
        .returning(
          sql<boolean>`failing_since < now() - make_interval(days => ${FAILING_DAYS_BEFORE_PAUSE})`.as(
            'isTooLong',
          ),
        )
        .executeTakeFirstOrThrow(),
  };
}

export type StoredEndpoint = Awaited<ReturnType<ReturnType<typeof endpointQueries>['first']>>;

/** Returns the secrets that sign now: the current one and, for a day after a rotation, the previous one. */
export function signingSecrets({
  secret,
  previousSecret,
  isOverlap,
}: Pick<StoredEndpoint, 'secret' | 'previousSecret' | 'isOverlap'>): string[] {
  return [secret, isOverlap ? previousSecret : null].filter((value) => value !== null);
}

/** Returns an endpoint as staff see it: without its secrets, and with the problem of its address, if any. */
export function toWebhookEndpoint(stored: StoredEndpoint, allowPrivate: boolean): WebhookEndpoint {
  const { id, name, webhookUrl, isEnabled, events, createdAt, updatedAt, pausedAt, pauseReason } = stored;
  return {
    id,
    name,
    isFirst: stored.quizType !== null,
    webhookUrl,
    isEnabled,
    events,
    createdAt,
    updatedAt,
    pausedAt,
    pauseReason,
    hasSecret: stored.secret !== null,
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
