import { listenOrExplain } from '@upcurve/web-server/listen-or-explain';
import { reportOf } from '@upcurve/web-server/run-server';
import { ConfigError } from '@upcurve/web-server/settings';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { allJobs } from './all-jobs.ts';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { isUnavailable, openDatabase } from './db/client.ts';
import { migrateToLatest } from './db/migrate.ts';
import { seedPosts } from './demo/seed-posts.ts';
import { seedStories } from './demo/seed-stories.ts';
import { seedQuestions } from './features/questions/seed.ts';
import { offerSetup } from './features/team/service.ts';
import { createQueue } from './lib/queue/queue.ts';
import { setupLinkIn } from './lib/security/links.ts';
import { createRateLimits } from './lib/security/rate-limits.ts';
import { openStorage } from './lib/storage/open-storage.ts';
import type { Services } from './services.ts';

const CLOSE_WITHIN_MS = 7000;
const MIGRATION_TIMEOUT_MS = 600_000;

/** Migrates and seeds the database over a connection with a long timeout. */
async function prepareDatabase(config: Config): Promise<void> {
  const { db } = openDatabase(config.databaseUrl, { max: 2, queryTimeout: MIGRATION_TIMEOUT_MS });
  try {
    await migrateToLatest(db);
    if (!config.demoContent) return;
    await db.transaction().execute(seedQuestions);
  } catch (error) {
    if (!isUnavailable(error as Error)) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const where = new URL(config.databaseUrl).host;
    throw new ConfigError(
      `DATABASE_URL: PostgreSQL at ${where} is not available (${message || code}). Start it, or correct the address.`,
    );
  } finally {
    await db.destroy();
  }
}

async function openLimitStore({ redisUrl }: Config, log: FastifyBaseLogger) {
  if (!redisUrl) return undefined;
  const { openRedis } = await import('./lib/security/redis.ts');
  return openRedis(redisUrl, log);
}

async function start(): Promise<void> {
  const config = loadConfig();
  const { log } = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
  });
  await prepareDatabase(config);

  const { db, pool } = openDatabase(config.databaseUrl, { max: config.databasePoolSize });
  const queue = createQueue(config.databaseUrl, (error) => log.error({ reason: error.message }, 'queue'));
  const redis = await openLimitStore(config, log);
  const services: Services = {
    config,
    db,
    pool,
    queue,
    limits: createRateLimits(config.rateLimitFactor, redis),
    storage: await openStorage(config),
    setupLink: setupLinkIn(config.dataDir),
    log,
  };
  const app = await buildApp(services);
  // Pages and leads work without uploads, so an unavailable storage is only logged.
  services.storage
    .health()
    .catch((error) => log.error({ reason: String(error.cause ?? error) }, 'the file storage is unavailable'));
  await queue.start(allJobs(services), config.role !== 'server');

  const stop = async () => {
    setTimeout(() => process.exit(0), CLOSE_WITHIN_MS + config.drainSeconds * 1000).unref();
    // Stops both at once, so that a worker fetches no new jobs while the last requests are being processed.
    await Promise.all([app.close(), queue.stop()]);
    redis?.disconnect();
    await db.destroy();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const link = config.role === 'worker' ? undefined : await offerSetup(services);
  const { host, port } = config;
  // A worker listens too, so its health can be checked like that of a server.
  await listenOrExplain(() => app.listen({ host, port }), { host, port, portVariable: 'API_PORT' });
  log.info({ role: config.role, port: config.port }, 'listening');
  // Runs in the background, because re-encoding pictures takes longer than a start may take.
  if (config.demoContent && config.role !== 'server')
    seedStories(services)
      .then(() => seedPosts(services))
      .catch((error) =>
        log.warn(
          { reason: error.message },
          'demo stories and articles could not be added and are left for the next start',
        ),
      );
  if (link) process.stdout.write(`Set-up link for the owner, valid for one hour: ${link}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(reportOf(error));
  process.exit(1);
}
