import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/schema/database.ts';
import type { Queue } from './jobs/queue.ts';
import type { Reads } from './lib/database/reads.ts';
import type { Replica } from './lib/database/replica.ts';
import type { SetupLink } from './lib/security/links.ts';
import type { RateLimits } from './lib/security/rate-limits.ts';
import type { Storage } from './lib/storage/storage.ts';

/** What features work with; made once in main.ts, or by a test. */
export interface Services {
  config: Config;
  db: Kysely<Database>;
  /** What `db` takes its connections from. */
  pool: Pool;
  /** Where lists and numbers are read: on the replica, if there is one. */
  reads: Reads;
  replica?: Replica | undefined;
  queue: Queue;
  limits: RateLimits;
  setupLink: SetupLink;
  storage: Storage;
  log: FastifyBaseLogger;
}
