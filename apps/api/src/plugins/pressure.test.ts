import { setTimeout as sleep } from 'node:timers/promises';
import { health } from '@upcurve/contracts/health';
import { quiz } from '@upcurve/contracts/quiz';
import { submissions } from '@upcurve/contracts/submissions';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

const AT_ONCE = 2;
const WAITING = 5;

let api: TestApi;
let holder: pg.Client;
beforeEach(async () => {
  api = await startApi({ env: { PUBLIC_AT_ONCE: String(AT_ONCE), PUBLIC_WAITING: String(WAITING) } });
  holder = new pg.Client(api.databaseUrl);
  await holder.connect();
  await holder.query('begin; lock table quiz_sessions in access exclusive mode');
});
afterEach(async () => {
  await holder.end();
  await api.close();
});

const visitor = () => api.client(quiz);
const begin = () => visitor().createSession({ body: { answers: {} } });

test('what no longer has room to wait is refused at once, and the rest done when the work goes on', async () => {
  const all = Array.from({ length: AT_ONCE + WAITING + 7 }, begin);
  const settled = all.map((call) =>
    call.then(
      () => 'done',
      (error) => error,
    ),
  );
  // Those that hold or wait for a connection answer only once the lock is gone.
  const refused = await Promise.all(settled.slice(AT_ONCE + WAITING));
  for (const error of refused)
    expect(error).toMatchObject({ statusCode: 503, error: 'Service Unavailable', retryAfter: 2 });

  // Before its body is read, too.
  const answer = await api.app.inject({
    method: 'POST',
    url: quiz.submit.path,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
    payload: 'not JSON',
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'Too much is being asked of us at this moment. Please try again.',
  });

  await holder.query('rollback');
  expect(await Promise.all(settled.slice(0, AT_ONCE + WAITING))).toEqual(
    Array(AT_ONCE + WAITING).fill('done'),
  );
  await expect(begin()).resolves.toHaveProperty('id');
});

test('health and staff go on meanwhile', async () => {
  const headers = await api.signIn('owner');
  const waiting = Array.from({ length: AT_ONCE + WAITING }, begin);
  await expect(begin()).rejects.toMatchObject({ statusCode: 503 });
  expect(await api.client(health).live()).toEqual({ status: 'ok' });
  expect(await api.client(health).ready()).toMatchObject({ status: 'ok' });
  expect((await api.client(submissions, headers).listSubmissions()).items).toEqual([]);
  await holder.query('rollback');
  await Promise.all(waiting);
});

test('where rounds wait too long for more than a moment, who comes after is refused, however short the queue', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = Array.from({ length: AT_ONCE * 2 }, begin);
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    expect(rows).toHaveLength(AT_ONCE);
  });
  vi.advanceTimersByTime(151);
  // It is seen to be slow by whoever comes; that one still waits its turn.
  waiting.push(begin());
  await sleep(200);
  vi.advanceTimersByTime(151);
  await expect(begin()).rejects.toMatchObject({ statusCode: 503 });
  await holder.query('rollback');
  await Promise.all(waiting);
  await expect(begin()).resolves.toHaveProperty('id');
});
