import { setTimeout as sleep } from 'node:timers/promises';
import { health } from '@upcurve/contracts/health';
import type { FastifyInstance } from 'fastify';
import { isMigrated, unknownMigrations } from '../../db/migrate.ts';
import { HttpError } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';

const PATIENCE_MS = 3000;

export function healthRoutes(app: FastifyInstance, { config, db, queue }: Services): void {
  let isEnding = false;
  // Until this is over the API goes on listening: a balancer has time to hear of it.
  app.addHook('preClose', async () => {
    isEnding = true;
    await sleep(config.drainSeconds * 1000);
  });

  /** How the schema compares with this version; undefined where the database does not answer in time. */
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

  implement(app, 'health', health, {
    live: async () => ({ status: 'ok' as const }),

    ready: async () => {
      if (isEnding) throw new HttpError(503, 'This process is ending.', { retryAfter: 5 });
      const schema = await schemaState();
      if (!schema) throw new HttpError(503, 'The database does not answer.', { retryAfter: 5 });
      if (schema === 'behind')
        throw new HttpError(
          503,
          'The schema lacks migrations of this version. Restart the API, which applies them.',
          { retryAfter: 5 },
        );
      if (!queue.isRunning()) throw new HttpError(503, 'The queue is not running.', { retryAfter: 5 });
      return { status: 'ok', database: 'ok', migrations: schema, queue: 'ok' } as const;
    },
  });
}
