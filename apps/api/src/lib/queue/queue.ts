import { sql, type Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../../db/schema/database.ts';

/** A job of the worker: queued, scheduled or continuous. */
export type Job = QueuedJob | EndlessJob;

/** Runs on a cron schedule, or when sent. A sent job may run more than once. */
interface QueuedJob {
  name: string;
  cron?: string;
  /** The time zone of the cron schedule. Defaults to UTC. */
  zone?: string;
  /** Maximum sent jobs that a worker runs in parallel, if lower than the default. */
  atOnce?: number;
  run(data: unknown): Promise<unknown>;
}

/** Runs as long as the worker. After `stopped` it has five seconds to end. */
interface EndlessJob {
  name: string;
  untilStopped(stopped: AbortSignal): Promise<void>;
}

export const HOURLY = '17 * * * *';

export interface Queue {
  /** Starts the queue so that these jobs can be sent. If `isWorker`, also runs them. */
  start(jobs: readonly Job[], isWorker: boolean): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  /**
   * Sends a job for each item of `data`, to run after `afterSeconds`. Uses the transaction that writes the related
   * rows.
   */
  send(
    trx: Transaction<Database>,
    name: string,
    data: readonly object[],
    afterSeconds?: number,
  ): Promise<void>;
  /** Deletes all jobs with this name, within a transaction. */
  clear(trx: Transaction<Database>, name: string): Promise<void>;
}

const WORKERS = 3;
/**
 * Jobs of one kind that a worker runs in parallel. As long as it gets a full batch, it fetches the next without a
 * pause.
 */
const BATCH = 8;
const INSERT_BATCH_SIZE = 500;
/* A job's transaction wakes the workers (NOTIFY). They poll for jobs that had to wait, and in case a notice was missed. */
const POLL_SECONDS = 5;
const POLL_SCHEDULED_SECONDS = 30;
/** Another worker retries a killed worker's job after this many seconds without a heartbeat. */
const HEARTBEAT_SECONDS = 10;

/* Jobs schedule the delays between their own attempts. These retries only cover processes that die in the middle. */
const RETRIES = {
  retryLimit: 100,
  retryDelay: 1,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
};

/* Passed to pg unchanged. Without these limits a hung database would block the queue forever. */
const CONNECTION_LIMITS = { query_timeout: 15_000, statement_timeout: 15_000, keepAlive: true };

/** Creates a pg-boss queue in the same database, so jobs commit or roll back with their data. */
export function createQueue(databaseUrl: string, onError: (error: Error) => void): Queue {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 4000,
    application_name: 'upcurve-queue',
    ...CONNECTION_LIMITS,
    useListenNotify: true,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    // No job waits for another one.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', onError);
  const stopped = new AbortController();
  const endless: Promise<void>[] = [];
  let running = false;

  async function work({ name, cron, zone, atOnce, ...job }: QueuedJob): Promise<void> {
    if (cron) {
      await boss.work(name, { notifyPollingIntervalSeconds: POLL_SCHEDULED_SECONDS }, () =>
        job.run(undefined),
      );
      // Runs that were missed while no worker was running are made up for once.
      await boss.schedule(name, cron, null, { tz: zone, missed: 'once' });
      return;
    }
    await boss.work<object>(
      name,
      {
        notifyPollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: atOnce ? 1 : WORKERS,
        batchSize: atOnce ?? BATCH,
        burstWhenBatchFull: true,
      },
      async (jobs) => {
        await Promise.all(jobs.map(({ data }) => job.run(data)));
      },
    );
  }

  /** Removes schedules of jobs that an earlier release had and this one does not. */
  async function dropOldSchedules(jobs: readonly QueuedJob[]): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
    }
  }

  return {
    async start(jobs, isWorker) {
      await boss.start();
      const queued = jobs.filter((job) => 'run' in job);
      for (const { name, cron } of queued) {
        await boss.createQueue(name, { notify: true, ...(!cron && RETRIES) });
        // Queues of an earlier release do not notify.
        await boss.updateQueue(name, { notify: true });
      }
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
      for (let start = 0; start < data.length; start += INSERT_BATCH_SIZE) {
        const chunk = data.slice(start, start + INSERT_BATCH_SIZE);
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
