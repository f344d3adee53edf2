import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound, unauthorised } from '../lib/http/errors.ts';
import type { Services } from '../services.ts';
import { databaseFigures } from './database-figures.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves metrics of this process and its database for Prometheus at /api/metrics, to callers with METRICS_TOKEN. If
 * that is not set, there is no such route and no overhead.
 */
export async function metricsPlugin(app: FastifyInstance, services: Services): Promise<void> {
  const { metricsToken } = services.config;
  if (!metricsToken) return;
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'upcurve_http_request_duration_seconds',
    help: 'Requests by the time until they were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // All unknown URLs count as one route, because clients can invent any number of them.
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });

  new Gauge({
    name: 'upcurve_pool_connections',
    help: 'Connections to the database, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = services.pool;
      this.set({ state: 'total' }, totalCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  const readDatabase = databaseFigures(
    services,
    (name, help, labelNames) => new Gauge({ name, help, labelNames, registers }),
  );

  const expected = hash(`Bearer ${metricsToken}`);
  // A separate scope, without sessions and contracts.
  await app.register(async (scope) => {
    scope.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
      // A request that came through a proxy, such as our own, came from outside.
      if (request.headers['x-forwarded-for'] !== undefined) throw notFound('address');
      if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) throw unauthorised();
      await readDatabase();
      return reply
        .header('cache-control', 'no-store')
        .type(register.contentType)
        .send(await register.metrics());
    });
  });
}
