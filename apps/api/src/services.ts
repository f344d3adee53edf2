import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/schema/database.ts';
import type { Queue } from './lib/queue/queue.ts';
import type { SetupLink } from './lib/security/links.ts';
import type { RateLimits } from './lib/security/rate-limits.ts';
import type { Storage } from './lib/storage/storage.ts';

/** The dependencies of the features. Created once in main.ts, or by a test. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  pool: Pool;
  queue: Queue;
  limits: RateLimits;
  setupLink: SetupLink;
  storage: Storage;
  log: FastifyBaseLogger;
}
