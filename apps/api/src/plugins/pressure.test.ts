import { setTimeout as sleep } from 'node:timers/promises';
import { blog } from '@upcurve/contracts/blog/blog';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { health } from '@upcurve/contracts/shared/health';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

/** Leads may use three quarters of these places, reads half. */
const AT_ONCE = 4;
const LEADS_AT_ONCE = 3;
const PER_ADDRESS = 2;
const WAITING = 5;

let api: TestApi;
let holder: pg.Client;
beforeEach(async () => {
  api = await startApi({
    env: {
      PUBLIC_AT_ONCE: String(AT_ONCE),
      PUBLIC_WAITING: String(WAITING),
      PUBLIC_PER_ADDRESS: String(PER_ADDRESS),
    },
  });
  holder = new pg.Client(api.databaseUrl);
  await holder.connect();
  await holder.query('begin');
});
afterEach(async () => {
  await holder.end();
  await api.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Returns addresses that each belong to a different household. */
const addresses = (count: number) => Array.from({ length: count }, (_, i) => `203.0.113.${i}`);
const hold = (table: string) => holder.query(`lock table ${table} in access exclusive mode`);
const begin = (address: string) => api.client(quiz, from(address)).createSession({ body: { answers: {} } });
const search = (address: string) => api.client(blog, from(address)).listPosts({ query: { search: 'a' } });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => error,
  );

/** Waits until this many statements wait for the lock. */
const held = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    expect(rows).toHaveLength(count);
  });

test('answers 503 at once when the queue is full, and completes the queued calls later', async () => {
  await hold('quiz_sessions');
  const settled = addresses(LEADS_AT_ONCE + WAITING + 7).map((address) => outcome(begin(address)));
  // Calls that hold or wait for a connection are answered only once the lock is released.
  const refused = await Promise.all(settled.slice(LEADS_AT_ONCE + WAITING));
  for (const error of refused)
    expect(error).toMatchObject({ statusCode: 503, error: 'Service Unavailable', retryAfter: 2 });

  // A call is also rejected before its body is read.
  const answer = await api.app.inject({
    method: 'POST',
    url: quiz.submit.path,
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...from('203.0.113.99') },
    payload: 'not JSON',
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The server is busy. Please try again in a moment.',
  });

  await holder.query('rollback');
  expect(await Promise.all(settled.slice(0, LEADS_AT_ONCE + WAITING))).toEqual(
    Array(LEADS_AT_ONCE + WAITING).fill('done'),
  );
  await expect(begin('203.0.113.99')).resolves.toHaveProperty('id');
});

test('answers health checks and staff while the queue is full, also on public routes', async () => {
  await hold('quiz_sessions');
  const headers = await api.signIn('owner');
  const waiting = addresses(LEADS_AT_ONCE + WAITING).map(begin);
  await expect(begin('203.0.113.99')).rejects.toMatchObject({ statusCode: 503 });
  expect(await api.client(health).live()).toEqual({ status: 'ok' });
  expect(await api.client(health).ready()).toMatchObject({ status: 'ok' });
  expect((await api.client(submissions, headers).listSubmissions()).items).toEqual([]);
  expect((await api.client(blog, headers).listPosts()).posts).toEqual([]);
  await holder.query('rollback');
  await Promise.all(waiting);
});

test('one address that uses all its places and fills the queue does not block others', async () => {
  await hold('quiz_sessions');
  const crowd = Array.from({ length: PER_ADDRESS + WAITING + 4 }, () => outcome(begin('198.51.100.7')));
  // The lock blocks only quiz sessions. Another call of the same lane gets a place.
  await held(PER_ADDRESS);
  for (const address of ['203.0.113.1', '2001:db8::1']) {
    const answer = await api.app.inject({ url: '/api/form-token', headers: from(address) });
    expect(answer.statusCode).toBe(200);
  }
  const same = await api.app.inject({ url: '/api/form-token', headers: from('198.51.100.7') });
  expect(same.statusCode).toBe(503);
  await holder.query('rollback');
  expect((await Promise.all(crowd)).filter((each) => each === 'done')).toHaveLength(PER_ADDRESS + WAITING);
});

test('counts addresses of one IPv6 network as one', async () => {
  await hold('quiz_sessions');
  const crowd = Array.from({ length: PER_ADDRESS + WAITING }, (_, i) => begin(`2001:db8:1:2::${i}`));
  await held(PER_ADDRESS);
  await expect(begin('2001:db8:1:2::ffff')).rejects.toMatchObject({ statusCode: 503 });
  const other = api.app.inject({ url: '/api/form-token', headers: from('2001:db8:1:3::1') });
  expect((await other).statusCode).toBe(200);
  await holder.query('rollback');
  await Promise.allSettled(crowd);
});

test('a new address displaces the last call of the address with the most waiting calls', async () => {
  await hold('quiz_sessions');
  const crowd = Array.from({ length: PER_ADDRESS + WAITING }, () => outcome(begin('198.51.100.7')));
  await held(PER_ADDRESS);
  const others = addresses(2).map((address) => outcome(begin(address)));
  expect(await crowd.at(-1)).toMatchObject({ statusCode: 503, retryAfter: 2 });
  await holder.query('rollback');
  expect(await Promise.all(others)).toEqual(['done', 'done']);
  await Promise.all(crowd);
});

test('accepts leads while many visitors read and sign in', async () => {
  await hold('blog_posts, users');
  const crowd = addresses(20).map((address) => outcome(search(address)));
  const login = (address: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: 'http://localhost:3001', ...from(address) },
      payload: { username: 'owner', password: 'plum orchard lantern' },
    });
  const logins = addresses(20).map(login);
  await held(3);
  await expect(begin('203.0.113.99')).resolves.toHaveProperty('id');
  await holder.query('rollback');
  await Promise.all([...crowd, ...logins]);
});

test('frees the place of a client that disconnects while waiting or sends an invalid body', async () => {
  await hold('quiz_sessions');
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = '198.51.100.7';
  const crowd = Array.from({ length: PER_ADDRESS }, () => begin(address));
  await held(PER_ADDRESS);
  const leaving = new AbortController();
  const gone = fetch(`${origin}${quiz.createSession.path}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...from(address) },
    body: '{"answers":"none"}',
    signal: leaving.signal,
  });
  await sleep(200);
  leaving.abort();
  await expect(gone).rejects.toThrow('aborted');
  await holder.query('rollback');
  await Promise.all(crowd);
  for (let i = 0; i < AT_ONCE; i++) {
    const call = api.client(quiz, from(address)).createSession({ body: { answers: 'none' as never } });
    await expect(call).rejects.toMatchObject({ statusCode: 400 });
  }
  await holder.query('begin');
  await hold('quiz_sessions');
  const again = Array.from({ length: PER_ADDRESS }, () => begin(address));
  await held(PER_ADDRESS);
  await holder.query('rollback');
  await Promise.all(again);
});

test('does not limit the site’s own calls to the places of a single visitor', async () => {
  await hold('quiz_sessions');
  const asked = Array.from({ length: LEADS_AT_ONCE - 1 + WAITING }, () =>
    api.client(quiz).createSession({ body: { answers: {} } }),
  );
  await held(LEADS_AT_ONCE - 1);
  expect((await api.app.inject({ url: '/api/form-token', headers: from('203.0.113.1') })).statusCode).toBe(
    200,
  );
  await holder.query('rollback');
  await Promise.all(asked);
});

test('queues requests for the documentation like other public calls', async () => {
  await hold('blog_posts');
  const crowd = addresses(2 + WAITING).map((address) => outcome(search(address)));
  await held(2);
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const answer = await api.app.inject({ url, headers: from('203.0.113.99') });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  }
  await holder.query('rollback');
  await Promise.all(crowd);
});

test('refuses new calls with 503 while queued calls wait too long, even if the queue is short', async () => {
  await hold('quiz_sessions');
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const [first = '', second = '', third = '', ...rest] = addresses(LEADS_AT_ONCE * 2);
  const waiting = [first, second, third].map(begin);
  await held(LEADS_AT_ONCE);
  waiting.push(...rest.map(begin));
  await sleep(200);
  vi.advanceTimersByTime(151);
  // The next call notices that the lane is slow, and still waits its turn.
  waiting.push(begin('203.0.113.98'));
  await sleep(200);
  vi.advanceTimersByTime(151);
  await expect(begin('203.0.113.99')).rejects.toMatchObject({ statusCode: 503 });
  await holder.query('rollback');
  await Promise.all(waiting);
  await expect(begin('203.0.113.99')).resolves.toHaveProperty('id');
});
