import { inSpan } from '@upcurve/web-server/observability/tracing';
import { sql, type Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/schema/database.ts';

/** A job of the worker: queued, scheduled or continuous. */
export type Job = QueuedJob | EndlessJob;

/** By itself at the times of a cron line, or when it is sent: then it may come more than once. */
interface QueuedJob {
  name: string;
  cron?: string;
  /** By whose clocks the cron line is read; UTC unless told. */
  zone?: string;
  /** How many of those sent a worker does side by side, where fewer than usual. */
  atOnce?: number;
  run(data: unknown): Promise<unknown>;
}

/** From the start of a worker until its end; it is given five seconds to come to one. */
interface EndlessJob {
  name: string;
  untilStopped(stopped: AbortSignal): Promise<void>;
}

export const HOURLY = '17 * * * *';

export interface Queue {
  /** Ready to be sent these jobs; where `isWorker`, to do them as well. */
  start(jobs: readonly Job[], isWorker: boolean): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Sends a job once for each `data`, in the very transaction that writes the rows it is about, after so many seconds. */
  send(
    trx: Transaction<Database>,
    name: string,
    data: readonly object[],
    afterSeconds?: number,
  ): Promise<void>;
  /** Forgets all jobs of that name, in a transaction. */
  clear(trx: Transaction<Database>, name: string): Promise<void>;
}

const WORKERS = 3;
/** Jobs of a kind that a worker does side by side; while it finds so many it fetches on without a pause. */
const BATCH = 8;
const INSERT_AT_ONCE = 500;
const POLL_SECONDS = 0.5;
/** A killed worker's job is taken up again after so long without a sign of life. */
const HEARTBEAT_SECONDS = 10;

/* Waits between attempts are the job's own affair; these retries are only for a process that died in the middle. */
const RETRIES = {
  retryLimit: 100,
  retryDelay: 1,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
};

/* Handed on to pg as they are; without them a hung database would hang the queue for ever. */
const CONNECTION_LIMITS = { query_timeout: 15_000, statement_timeout: 15_000, keepAlive: true };

/** pg-boss in the same database, so jobs commit or roll back with their data. */
export function createQueue(databaseUrl: string, onError: (error: Error) => void): Queue {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 4000,
    application_name: 'upcurve-queue',
    ...CONNECTION_LIMITS,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  const stopped = new AbortController();
  const endless: Promise<void>[] = [];
  let running = false;

  async function work({ name, cron, zone, atOnce, ...job }: QueuedJob): Promise<void> {
    const run = (data: unknown) => inSpan(`job ${name}`, 'INTERNAL', () => job.run(data));
    if (cron) {
      await boss.work(name, () => run(undefined));
      // Runs missed while no worker was running are made up for once.
      await boss.schedule(name, cron, null, { tz: zone, missed: 'once' });
      return;
    }
    await boss.work<object>(
      name,
      {
        pollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: atOnce ? 1 : WORKERS,
        batchSize: atOnce ?? BATCH,
        burstWhenBatchFull: true,
      },
      async (jobs) => {
        await Promise.all(jobs.map(({ data }) => run(data)));
      },
    );
  }

  /** A release may have fewer scheduled jobs than the one before. */
  async function dropOldSchedules(jobs: readonly QueuedJob[]): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
    }
  }

  return {
    async start(jobs, isWorker) {
      await boss.start();
      const queued = jobs.filter((job) => 'run' in job);
      for (const { name, cron } of queued) await boss.createQueue(name, cron ? {} : RETRIES);
      if (isWorker) {
        await Promise.all(queued.map(work));
        await dropOldSchedules(queued);
        for (const job of jobs) if ('untilStopped' in job) endless.push(job.untilStopped(stopped.signal));
      }
      running = true;
    },
    async stop() {
      running = false;
      stopped.abort();
      await Promise.all([boss.stop({ graceful: true, timeout: 5000 }), ...endless]);
    },
    isRunning: () => running,
    async send(trx, name, data, afterSeconds = 0) {
      for (let start = 0; start < data.length; start += INSERT_AT_ONCE) {
        const chunk = data.slice(start, start + INSERT_AT_ONCE);
        await boss.insert(
          name,
          chunk.map((each) => ({ data: each, startAfter: afterSeconds })),
          { db: fromKysely(trx) },
        );
      }
    },
    async clear(trx, name) {
      await sql`delete from pgboss.job where name = ${name}`.execute(trx);
    },
  };
}
