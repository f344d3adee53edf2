import { fromKysely, PgBoss } from 'pg-boss';
import type { Trx } from '../../db/client.ts';

export type Job = ScheduledJob | EndlessJob;

/** Runs on a cron schedule, and when sent. */
interface ScheduledJob {
  name: string;
  cron: string;
  /** The time zone of the cron schedule. Defaults to UTC. */
  zone?: string;
  run(): Promise<unknown>;
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
  /** Runs a job as soon as this transaction commits. */
  send(trx: Trx, name: string): Promise<void>;
}

/* A sent job wakes the workers (NOTIFY). They poll for scheduled ones, and in case a notice was missed. */
const POLL_SECONDS = 30;

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
    // No job waits for another one.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', onError);
  const stopped = new AbortController();
  const endless: Promise<void>[] = [];
  let running = false;

  async function work({ name, cron, zone, run }: ScheduledJob): Promise<void> {
    await boss.work(name, { notifyPollingIntervalSeconds: POLL_SECONDS }, run);
    // Runs that were missed while no worker was running are made up for once.
    await boss.schedule(name, cron, null, { tz: zone, missed: 'once' });
  }

  /** Removes schedules of jobs that an earlier release had and this one does not. */
  async function dropOldSchedules(jobs: readonly ScheduledJob[]): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
    }
  }

  return {
    async start(jobs, isWorker) {
      await boss.start();
      const scheduled = jobs.filter((job) => 'run' in job);
      for (const { name } of scheduled) {
        await boss.createQueue(name, { notify: true });
        // Queues of an earlier release do not notify.
        await boss.updateQueue(name, { notify: true });
      }
      if (isWorker) {
        await Promise.all(scheduled.map(work));
        await dropOldSchedules(scheduled);
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
    async send(trx, name) {
      await boss.insert(name, [{}], { db: fromKysely(trx) });
    },
  };
}
