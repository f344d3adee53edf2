import { setTimeout as sleep } from 'node:timers/promises';
import { health } from '@upcurve/contracts/shared/health';
import type { FastifyInstance } from 'fastify';
import { isMigrated, unknownMigrations } from '../../db/migrate.ts';
import { HttpError } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';

const PATIENCE_MS = 3000;

export function healthRoutes(app: FastifyInstance, { config, db, queue }: Services): void {
  let isEnding = false;
  // The API still accepts requests during this wait, so that load balancers notice the shutdown.
  app.addHook('preClose', async () => {
    isEnding = true;
    await sleep(config.drainSeconds * 1000);
  });

  /** Compares the schema with this version; undefined if the database does not respond in time. */
  async function schemaState(): Promise<'ok' | 'ahead' | 'behind' | undefined> {
    const patience = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), PATIENCE_MS).unref();
    });
    const compare = async () => {
      if (!(await isMigrated(db))) return 'behind';
      return (await unknownMigrations(db)).length > 0 ? 'ahead' : 'ok';
    };
    return Promise.race([compare().catch(() => undefined), patience]);
  }

  /**
   * The running check, shared by parallel requests: this endpoint has no rate limit, so requests must not add queries.
   */
  let looking: ReturnType<typeof schemaState> | undefined;
  function sharedState(): ReturnType<typeof schemaState> {
    looking ??= schemaState().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  implement(app, 'health', health, {
    live: async () => ({ status: 'ok' as const }),

    ready: async () => {
      if (isEnding) throw new HttpError(503, 'This process is shutting down.', { retryAfter: 5 });
      const schema = await sharedState();
      if (!schema) throw new HttpError(503, 'The database is not responding.', { retryAfter: 5 });
      if (schema === 'behind')
        throw new HttpError(503, 'Migrations of this version are missing. Restart the API to apply them.', {
          retryAfter: 5,
        });
      if (!queue.isRunning()) throw new HttpError(503, 'The queue is not running.', { retryAfter: 5 });
      return { status: 'ok', database: 'ok', migrations: schema, queue: 'ok' } as const;
    },
  });
}
