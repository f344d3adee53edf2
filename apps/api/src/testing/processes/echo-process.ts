import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { callTimes } from '@upcurve/contracts/shared/call-times';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { forwardToApi } from '@upcurve/web-server/forward/api-proxy';
import Fastify from 'fastify';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import { createQueue } from '../../jobs/queue.ts';
import { setupLinkIn } from '../../lib/security/links.ts';
import { createRateLimits } from '../../lib/security/rate-limits.ts';
import { openStorage } from '../../lib/storage/open-storage.ts';
import { echo, echoRoutes } from '../echo.ts';
import { upload } from '../upload.ts';

/*
 * The parts of an upload, each in its own process, for the benchmark: `api`, `host <address of the api>`, and `send
 * <address> <options as JSON>`. They report to their parent process where they listen or the result and, on request,
 * their memory usage.
 */

const SITE = 'http://localhost:3000';
const tell = (message: object) => process.send?.(message);

/** Starts the API with the echo routes. A public call needs no database. */
async function startApi(): Promise<number> {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', DATA_DIR: tmpdir() });
  const { log } = Fastify({ logger: { level: 'error' } });
  const { db, pool } = openDatabase(config.databaseUrl);
  const app = await buildApp({
    config,
    db,
    pool,
    queue: createQueue(config.databaseUrl, () => {}),
    limits: createRateLimits(1),
    storage: await openStorage(config),
    setupLink: setupLinkIn(config.dataDir),
    log,
  });
  echoRoutes(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

const [role, address = '', options = '{}'] = process.argv.slice(2);
if (role === 'api') tell({ port: await startApi() });
if (role === 'host') {
  const host = createWebServer({ publicUrl: SITE });
  forwardToApi(host, { to: address, timeOf: callTimes({ echo }) });
  tell({ port: Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port) });
}
if (role === 'send') {
  const url = `${address}/api/echo/public`;
  tell(await upload(url, { headers: { origin: SITE }, ...JSON.parse(options) }));
  process.disconnect?.();
} else {
  process.on('message', () => tell({ rss: process.memoryUsage().rss }));
}
