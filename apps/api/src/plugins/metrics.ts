import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Gauge } from 'prom-client';
import { notFound, unauthorised } from '../lib/http/errors.ts';
import type { Services } from '../services.ts';

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

type MakeGauge = (name: string, help: string, labelNames: string[]) => Gauge;

interface Figure {
  name: keyof typeof FIGURES;
  labels: Record<string, string>;
  value: number;
}

/**
 * Metrics from the database. Every process reports the same values, so aggregate them with the maximum. Sent items are
 * excluded, because their number only grows.
 */
const FIGURES = {
  upcurve_deliveries: ['Webhook deliveries that have not arrived', 'state'],
  upcurve_deliveries_overdue_seconds: ['For how long the oldest delivery should have been attempted'],
  upcurve_mails: ['Mails that have not been sent', 'state'],
  upcurve_mails_overdue_seconds: ['For how long the oldest mail should have been attempted'],
  upcurve_held_leads: ['Leads held as likely spam'],
  upcurve_queue_jobs: ['Jobs in the queue that are not done', 'queue', 'state'],
} as const;

async function read({ db }: Services): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select 'upcurve_deliveries' as name, jsonb_build_object('state', status) as labels, count(*) as value
      from webhook_deliveries where status in ('pending', 'held', 'dead') group by status
    union all
    select 'upcurve_deliveries_overdue_seconds', '{}',
      coalesce(greatest(extract(epoch from now() - min(next_attempt_at)), 0), 0)
      from webhook_deliveries where status = 'pending'
    union all
    select 'upcurve_mails', jsonb_build_object('state', status), count(*)
      from mails where status in ('waiting', 'failed') group by status
    union all
    select 'upcurve_mails_overdue_seconds', '{}',
      coalesce(greatest(extract(epoch from now() - min(next_attempt_at)), 0), 0)
      from mails where status = 'waiting'
    union all
    select 'upcurve_held_leads', '{}', count(*) from all_leads where held_reason is not null
    union all
    select 'upcurve_queue_jobs', jsonb_build_object('queue', name, 'state', state::text), count(*)
      from pgboss.job where state < 'completed' group by name, state`.execute(db);
  return rows;
}

/**
 * Adds a gauge for each metric. Returns a function that fills the gauges with one query, or leaves them empty if the
 * database does not respond.
 */
function databaseFigures(services: Services, make: MakeGauge): () => Promise<void> {
  const up = make('upcurve_database_up', 'Whether the database answers this process', []);
  const gauges = new Map(
    Object.entries(FIGURES).map(([name, [help, ...labels]]) => [name, make(name, help, labels)]),
  );
  return async () => {
    const figures = await read(services).catch(() => undefined);
    for (const gauge of gauges.values()) {
      gauge.reset();
      // A gauge without labels would still report 0.
      gauge.remove({});
    }
    up.set({}, figures ? 1 : 0);
    for (const { name, labels, value } of figures ?? []) gauges.get(name)?.set(labels, Number(value));
  };
}
