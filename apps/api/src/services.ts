import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './db/schema/database.ts';
import type { Queue } from './jobs/queue.ts';
import type { RateLimits } from './lib/rate-limits.ts';
import type { SetupLink } from './lib/setup-link.ts';
import type { Storage } from './lib/storage.ts';

/** What features work with; made once in main.ts, or by a test. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  queue: Queue;
  limits: RateLimits;
  setupLink: SetupLink;
  storage: Storage;
  log: FastifyBaseLogger;
}
