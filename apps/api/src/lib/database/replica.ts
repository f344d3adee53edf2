import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';

/** A replica that lags more than this is not used. */
export const BEHIND_MAX_MS = 10_000;
const LOOK_EVERY_MS = 1000;
const LOOK_TIMEOUT_MS = 1000;
/** How long the result of a replica check is valid. */
const SEEN_MS = 3 * LOOK_EVERY_MS;
const BEHIND = 'it is too far behind';
/** Number of stored positions of the primary. */
const MOMENTS_MAX = 600;

/** A position in the primary's write-ahead log, and when it was read. */
interface Moment {
  at: number;
  position: number;
}

/** A streaming replica that lists can be read from. */
export interface Replica {
  /** Returns undefined if the replica is unavailable or lags too much. */
  db(): Kysely<Database> | undefined;
  /** Returns the lag at the last check, or undefined if the replica is unavailable. */
  secondsBehind(): number | undefined;
  close(): Promise<void>;
}

/**
 * Returns the position that a server has written or replayed, in bytes. Null if it has replayed nothing or is not a
 * replica.
 */
async function positionOf(db: Kysely<Database>, call: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn') {
  const { rows } = await sql<{ position: number | null }>`
    select (${sql.raw(call)}() - '0/0'::pg_lsn)::float8 as position`.execute(db);
  return rows[0]?.position ?? null;
}

/**
 * Opens the replica at DATABASE_READ_URL and checks its lag once a second: the age of the primary's newest position
 * that it has replayed. The replica cannot measure its own lag, because it has nothing to replay when it is
 * disconnected. Logs once when it becomes unavailable and once when it is back.
 */
export function openReplica(
  config: Pick<Config, 'databasePoolSize' | 'isDatabasePooled'> & { databaseReadUrl: string },
  primary: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Replica {
  const { databaseReadUrl: url, databasePoolSize: max, isDatabasePooled: isPooled } = config;
  const connectTimeout = LOOK_TIMEOUT_MS;
  const { db } = openDatabase(url, { max, isPooled, connectTimeout });
  // A separate pool, so that queued list queries do not delay the checks.
  const looking = openDatabase(url, { max: 1, isPooled, connectTimeout, queryTimeout: LOOK_TIMEOUT_MS });
  let moments: Moment[] = [];
  let seen: { at: number; behind: number } | undefined;
  let isUsed: boolean | undefined;

  async function look(): Promise<void> {
    const at = performance.now();
    const written = await positionOf(primary, 'pg_current_wal_lsn');
    const replayed = await positionOf(looking.db, 'pg_last_wal_replay_lsn');
    if (written === null || replayed === null)
      throw new Error('DATABASE_READ_URL is not a streaming replica');
    moments.push({ at, position: written });
    const reached = moments.findLastIndex(({ position }) => position <= replayed);
    moments = moments.slice(Math.max(reached, 0));
    if (moments.length > MOMENTS_MAX) moments.splice(1, 1);
    // The replica has not replayed the first position that this process read, so its lag is unknown, and even its
    // schema may be old.
    if (reached < 0) throw new Error('it has not caught up yet');
    seen = { at, behind: performance.now() - (moments[0]?.at ?? at) };
    if (seen.behind > BEHIND_MAX_MS) throw new Error(BEHIND);
  }

  async function lookAndTell(): Promise<void> {
    const reason = await look().then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (reason && reason !== BEHIND) seen = undefined;
    if (isUsed === !reason) return;
    isUsed = !reason;
    if (reason) log.warn({ reason }, 'the replica is unavailable: lists are read from the primary');
    else log.info('lists are read from the replica');
  }

  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await lookAndTell();
    isLooking = false;
  }, LOOK_EVERY_MS).unref();

  const isFresh = () => seen !== undefined && performance.now() - seen.at < SEEN_MS;
  return {
    db: () => (isUsed && isFresh() ? db : undefined),
    secondsBehind: () => (seen && isFresh() ? seen.behind / 1000 : undefined),
    async close() {
      clearInterval(timer);
      await Promise.all([db.destroy(), looking.db.destroy()]);
    },
  };
}
