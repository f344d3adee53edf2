import { expect, test } from 'vitest';
import { apiForFile, apiForTest } from '../../test/api.ts';
import { storedLead } from '../../test/samples/leads.ts';

const TOKEN = 'a token of more than thirty-two characters';
const headers = { authorization: `Bearer ${TOKEN}` };
const api = await apiForFile({ env: { METRICS_TOKEN: TOKEN } });

const metrics = async () => {
  const answer = await api.app.inject({ url: '/api/metrics', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.body;
};

test('reports requests, the event loop, the pool, the queue and waiting deliveries', async () => {
  await api.app.inject('/api/health/live');
  await api.app.inject('/api/nothing/here');
  await api.app.inject('/api/nothing/there');
  const lead = await storedLead(api, { name: 'Anna' });
  const { id: endpointId } = await api.db
    .selectFrom('webhookSettings')
    .select('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('webhookDeliveries')
    .values([
      {
        id: lead,
        endpointId,
        event: 'eligibility.submitted',
        leadId: lead,
        body: '{}',
        status: 'pending',
        nextAttemptAt: new Date(Date.now() - 90_000),
      },
    ])
    .execute();
  await api.services.db
    .transaction()
    .execute((trx) => api.services.queue.send(trx, 'find-abandoned-quizzes'));

  const text = await metrics();
  expect(text).toContain(
    'upcurve_http_request_duration_seconds_count{method="GET",route="/api/health/live",status="200"} 1',
  );
  // All unknown URLs share one series.
  expect(text).toContain(
    'upcurve_http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
  );
  expect(text).not.toContain('nothing');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^upcurve_pool_connections\{state="total"\} [1-9]$/m);
  expect(text).toContain('upcurve_pool_connections{state="waiting"} 0');
  expect(text).toContain('upcurve_deliveries{state="pending"} 1');
  const [, overdue] = /^upcurve_deliveries_overdue_seconds ([\d.]+)$/m.exec(text) ?? [];
  expect(Number(overdue)).toBeGreaterThanOrEqual(90);
  expect(text).toContain('upcurve_mails_overdue_seconds 0');
  expect(text).toContain('upcurve_held_leads 0');
  expect(text).toContain('upcurve_queue_jobs{queue="find-abandoned-quizzes",state="created"} 1');
  expect(text).toContain('upcurve_database_up 1');

  // A state without deliveries is not reported.
  await api.db.deleteFrom('webhookDeliveries').execute();
  expect(await metrics()).not.toContain('upcurve_deliveries{');
});

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }])(
  'returns 401 for a wrong or missing token: %j',
  async (wrong) => {
    const answer = await api.app.inject({ url: '/api/metrics', headers: wrong });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('upcurve_');
  },
);

test.each(['/api/metrics', '/api/m%65trics'])(
  'is not served through a proxy, even with the token: %s',
  async (url) => {
    const through = { ...headers, 'x-forwarded-for': '203.0.113.9' };
    expect((await api.app.inject({ url, headers: through })).statusCode).toBe(404);
  },
);

test('answers 404 without METRICS_TOKEN', async () => {
  const other = await apiForTest();
  expect((await other.app.inject({ url: '/api/metrics', headers })).statusCode).toBe(404);
});

test('still reports the other metrics while the database is unavailable', async () => {
  const other = await apiForTest({ env: { METRICS_TOKEN: TOKEN } });
  const end = other.services.pool.end.bind(other.services.pool);
  await end();
  const { body, statusCode } = await other.app.inject({ url: '/api/metrics', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain('upcurve_database_up 0');
  expect(body).not.toMatch(/^upcurve_held_leads \d/m);
  other.services.pool.end = async () => {};
});
