import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/schema/database.ts';

const DELIVER = 'deliver-webhook';
const CLEAN_UP = 'clean-up';

/** One attempt to deliver an event; `turn` tells it from attempts queued earlier or later. */
export interface DeliveryJob {
  deliveryId: string;
  turn: number;
}

export interface Workers {
  deliver(job: DeliveryJob): Promise<void>;
  cleanUp(): Promise<void>;
}

export interface Queue {
  /** Ready to take jobs; with `workers`, to do them as well. */
  start(workers?: Workers): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  /** Queues attempts in the very transaction that writes the rows, after so many seconds. */
  sendDeliveries(
    trx: Transaction<Database>,
    jobs: readonly DeliveryJob[],
    afterSeconds?: number,
  ): Promise<void>;
}

const WORKERS = 3;
/** Attempts that a worker makes side by side; while it finds so many it fetches on without a pause. */
const BATCH = 8;
const INSERT_AT_ONCE = 500;
const POLL_SECONDS = 0.5;
/** A killed worker's job is taken up again after so long without a sign of life. */
const HEARTBEAT_SECONDS = 10;

/* Handed on to pg as they are; without them a hung database would hang the queue for ever. */
const CONNECTION_LIMITS = { query_timeout: 15_000, statement_timeout: 15_000, keepAlive: true };

/** pg-boss on the same database: what is queued commits or rolls back with the data it belongs to. */
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
  let running = false;

  async function work(workers: Workers): Promise<void> {
    await boss.work<DeliveryJob>(
      DELIVER,
      {
        pollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: WORKERS,
        batchSize: BATCH,
        burstWhenBatchFull: true,
      },
      async (jobs) => {
        await Promise.all(jobs.map((job) => workers.deliver(job.data)));
      },
    );
    await boss.work(CLEAN_UP, () => workers.cleanUp());
    await boss.schedule(CLEAN_UP, '17 * * * *');
  }

  return {
    async start(workers) {
      await boss.start();
      // Attempts and their waits are ours; these retries are only for a process that died in the middle.
      await boss.createQueue(DELIVER, {
        retryLimit: 100,
        retryDelay: 1,
        expireInSeconds: 60,
        heartbeatSeconds: HEARTBEAT_SECONDS,
      });
      await boss.createQueue(CLEAN_UP);
      if (workers) await work(workers);
      running = true;
    },
    async stop() {
      running = false;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
    isRunning: () => running,
    async sendDeliveries(trx, jobs, afterSeconds = 0) {
      for (let start = 0; start < jobs.length; start += INSERT_AT_ONCE) {
        const chunk = jobs.slice(start, start + INSERT_AT_ONCE);
        await boss.insert(
          DELIVER,
          chunk.map((data) => ({ data, startAfter: afterSeconds })),
          { db: fromKysely(trx) },
        );
      }
    },
  };
}
