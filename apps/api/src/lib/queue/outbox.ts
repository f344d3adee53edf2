import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { listen } from '../database/listen.ts';

/*
 * An outbox is a table whose rows are the queue (docs/decisions/0034-webhook-delivery-queue.md). It has columns `turn`,
 * `attempt_count`, `next_attempt_at` and `leased_until`, and a status that says whether the row waits.
 */

/** How often an idle worker checks for due messages that it was not told of. */
const POLL_MS = 30_000;
/** How soon it tries again while the database is away. */
const RETRY_MS = 500;
/** How long a stopping worker waits for responses. Another worker sends the rest again. */
const LAST_ANSWERS_MS = 3000;

/** Tells the workers of an outbox, when this transaction commits, that messages may be due. */
export async function wakeWorkers(db: Db, table: string): Promise<void> {
  await sql`select pg_notify(${table}, '')`.execute(db);
}

/** The condition for due rows that no worker is sending. */
export const isFree = (waiting: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`status = ${sql.lit(waiting)} and next_attempt_at <= now() and (leased_until is null or leased_until < now())`;

export interface Outbox<Message> {
  table: string;
  waiting: string;
  /** Parallel attempts of a worker per recipient. A killed worker leaves at most this many with an unknown result. */
  parallel: number;
  recipientOf(message: Message): string;
  /**
   * Leases due messages that no other worker is sending: at most `parallel` per recipient.
   * @param room for recipients with attempts in progress: how many more they may get
   */
  lease(room: ReadonlyMap<string, number>): Promise<readonly Message[]>;
  /** Makes one attempt and stores its outcome. `stop` ends it. */
  deliver(message: Message, stop: AbortSignal): Promise<void>;
}

/**
 * Takes due messages and sends them until `stopped`, then waits for the last responses. Takes a new message only after
 * the result of another is stored.
 */
export async function runOutbox<Message>(
  { config, db, log }: Services,
  { table, waiting, parallel, recipientOf, lease, deliver }: Outbox<Message>,
  stopped: AbortSignal,
): Promise<void> {
  const underWay = new Map<Promise<void>, string>();
  const cutOff = new AbortController();
  let wake = () => {};
  let isAway = false;
  const room = () => {
    const free = new Map<string, number>();
    for (const recipient of underWay.values()) free.set(recipient, (free.get(recipient) ?? parallel) - 1);
    return free;
  };
  const listening = listen(config.databaseUrl, table, () => wake(), stopped);

  while (!stopped.aborted) {
    const pause = new AbortController();
    wake = () => pause.abort();
    let waitMs = RETRY_MS;
    try {
      for (const message of await lease(room())) {
        const attempt = deliver(message, cutOff.signal)
          .catch((error) =>
            log.error({ table, reason: error.message }, 'the outcome of an attempt could not be stored'),
          )
          .finally(() => {
            underWay.delete(attempt);
            wake();
          });
        underWay.set(attempt, recipientOf(message));
      }
      waitMs = Math.min(POLL_MS, await msUntilDue(db, table, waiting));
      isAway = false;
    } catch (error) {
      // Logged once, since this repeats twice a second while the database is unavailable.
      if (!isAway) log.error({ table, reason: (error as Error).message }, 'an outbox cannot be read');
      isAway = true;
    }
    await sleep(waitMs, undefined, { signal: AbortSignal.any([pause.signal, stopped]) }).catch(() => {});
  }

  await Promise.race([Promise.all(underWay.keys()), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
  cutOff.abort();
  await Promise.all([...underWay.keys(), listening]);
}

/** Returns the time until the next message becomes due that no worker has leased, in ms; infinite if there is none. */
async function msUntilDue(db: Db, table: string, waiting: string): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(greatest(next_attempt_at, leased_until)) - clock_timestamp())::float8 * 1000 as ms
    from ${sql.table(table)}
    where status = ${sql.lit(waiting)} and greatest(next_attempt_at, leased_until) > now()`.execute(db);
  return Math.max(rows[0]?.ms ?? Number.POSITIVE_INFINITY, 0);
}
