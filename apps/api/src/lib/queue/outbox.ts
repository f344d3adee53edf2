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
  /** Parallel attempts of a worker per recipient. */
  limits: SlotLimits;
  recipientOf(message: Message): string;
  /**
   * Leases due messages that no other worker is sending: as many per recipient as it has free slots.
   * @param room the free slots of recipients that do not have `most`
   */
  lease(room: ReadonlyMap<string, number>, most: number): Promise<readonly Message[]>;
  /** Makes one attempt and stores its outcome. `stop` ends it. */
  deliver(message: Message, stop: AbortSignal): Promise<void>;
}

/**
 * Takes due messages and sends them until `stopped`, then waits for the last responses. Takes a new message only after
 * the result of another is stored, or when that one is slow.
 */
export async function runOutbox<Message>(
  { config, db, log }: Services,
  { table, waiting, limits, recipientOf, lease, deliver }: Outbox<Message>,
  stopped: AbortSignal,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let wake = () => {};
  let isAway = false;
  const slots = new Slots(limits, () => wake());
  const listening = listen(config.databaseUrl, table, () => wake(), stopped);

  while (!stopped.aborted) {
    const pause = new AbortController();
    wake = () => pause.abort();
    let waitMs = RETRY_MS;
    try {
      for (const message of await lease(slots.room(), slots.most)) {
        const attempt = slots
          .hold(recipientOf(message), () => deliver(message, cutOff.signal))
          .catch((error) =>
            log.error({ table, reason: error.message }, 'the outcome of an attempt could not be stored'),
          )
          .finally(() => underWay.delete(attempt));
        underWay.add(attempt);
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

  await Promise.race([Promise.all(underWay), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
  cutOff.abort();
  await Promise.all([...underWay, listening]);
}

/** Returns the time until the next message becomes due that no worker has leased, in ms; infinite if there is none. */
async function msUntilDue(db: Db, table: string, waiting: string): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(greatest(next_attempt_at, leased_until)) - clock_timestamp())::float8 * 1000 as ms
    from ${sql.table(table)}
    where status = ${sql.lit(waiting)} and greatest(next_attempt_at, leased_until) > now()`.execute(db);
  return Math.max(rows[0]?.ms ?? Number.POSITIVE_INFINITY, 0);
}

/** Parallel attempts of a worker per recipient. */
export interface SlotLimits {
  /** Attempts in the first moments. A killed worker leaves at most this many to a fast recipient with an unknown result. */
  quick: number;
  /** Further attempts that may wait for slow responses. */
  slow: number;
}

/**
 * After this time an attempt counts as slow and makes room for the next, so that hanging requests do not block others.
 */
const SLOW_AFTER_MS = 50;

/** Limits the parallel attempts of a worker per recipient. Calls `onFree` whenever there is room for another. */
export class Slots {
  readonly most: number;
  private readonly mostSlow: number;
  private readonly used = new Map<string, SlotLimits>();
  private readonly onFree: () => void;

  constructor({ quick, slow }: SlotLimits, onFree: () => void) {
    this.most = quick;
    this.mostSlow = slow;
    this.onFree = onFree;
  }

  /** Returns the free slots of each recipient that has attempts in progress. */
  room(): Map<string, number> {
    return new Map([...this.used].map(([recipient, { quick }]) => [recipient, this.most - quick]));
  }

  /** Runs an attempt and occupies a slot until it ends. */
  async hold(recipient: string, attempt: () => Promise<void>): Promise<void> {
    const used = this.used.get(recipient) ?? { quick: 0, slow: 0 };
    this.used.set(recipient, used);
    used.quick += 1;
    let kind: keyof SlotLimits = 'quick';
    const timer = setTimeout(() => {
      if (used.slow >= this.mostSlow) return;
      used.quick -= 1;
      used.slow += 1;
      kind = 'slow';
      this.onFree();
    }, SLOW_AFTER_MS);
    try {
      await attempt();
    } finally {
      clearTimeout(timer);
      used[kind] -= 1;
      if (used.quick + used.slow === 0) this.used.delete(recipient);
      this.onFree();
    }
  }
}
