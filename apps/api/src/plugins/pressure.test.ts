import { connect } from 'node:net';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { health } from '@upcurve/contracts/shared/health';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusedWith, SITE, startApi, type TestApi, until } from '../../test/api.ts';

const PER_ADDRESS = 6;
const AT_WORK = 100;

let api: TestApi;
let holder: pg.Client;
beforeEach(async () => {
  // Otherwise one address may not send as many forms as these tests do.
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  holder = new pg.Client(api.databaseUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table quiz_sessions in access exclusive mode');
});
afterEach(async () => {
  await holder.end();
  await api.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Returns addresses that each belong to a different household. */
const addresses = (count: number) => Array.from({ length: count }, (_, i) => `203.0.113.${i}`);
const begin = (address: string) => api.client(quiz, from(address)).createSession({ body: { answers: {} } });
const beginAll = (address: string, count = PER_ADDRESS) =>
  Array.from({ length: count }, () => begin(address));
const readToken = (address: string) => api.app.inject({ url: '/api/form-token', headers: from(address) });

/** Waits until this many statements wait for the lock. */
const held = (count: number) =>
  until(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    expect(rows).toHaveLength(count);
  });

test('one address that uses all its places blocks nobody else', async () => {
  const crowd = beginAll('198.51.100.7');
  await held(PER_ADDRESS);
  const refused = await readToken('198.51.100.7');
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toEqual({
    statusCode: 429,
    error: 'Too Many Requests',
    message: 'Too many requests at once. Please try again in a moment.',
  });
  for (const address of ['203.0.113.1', '2001:db8::1'])
    expect((await readToken(address)).statusCode).toBe(200);

  await holder.query('rollback');
  for (const session of await Promise.all(crowd)) expect(session).toHaveProperty('id');
  expect((await readToken('198.51.100.7')).statusCode).toBe(200);
});

test('counts addresses of one IPv6 network as one', async () => {
  const crowd = Array.from({ length: PER_ADDRESS }, (_, i) => begin(`2001:db8:1:2::${i}`));
  await held(PER_ADDRESS);
  expect((await readToken('2001:db8:1:2::ffff')).statusCode).toBe(429);
  expect((await readToken('2001:db8:1:3::1')).statusCode).toBe(200);
  await holder.query('rollback');
  await Promise.all(crowd);
});

test('limits the documentation like other public calls', async () => {
  const crowd = beginAll('198.51.100.7');
  await held(PER_ADDRESS);
  for (const url of ['/api/openapi.json', '/api/docs', '/api/unknown']) {
    expect((await api.app.inject({ url, headers: from('198.51.100.7') })).statusCode).toBe(429);
    expect((await api.app.inject({ url, headers: from('203.0.113.1') })).statusCode).not.toBe(429);
  }
  await holder.query('rollback');
  await Promise.all(crowd);
});

test('answers health checks and staff while their address is at its limit, also on public routes', async () => {
  const headers = { ...(await api.signIn('owner')), ...from('198.51.100.7') };
  const crowd = beginAll('198.51.100.7');
  await held(PER_ADDRESS);
  expect(await api.client(health, headers).live()).toEqual({ status: 'ok' });
  expect(await api.client(health, headers).ready()).toMatchObject({ status: 'ok' });
  expect((await api.client(submissions, headers).listSubmissions()).items).toEqual([]);
  expect((await api.app.inject({ url: '/api/form-token', headers })).statusCode).toBe(200);
  await holder.query('rollback');
  await Promise.all(crowd);
});

test('serves all pictures of a page at once', async () => {
  const crowd = beginAll('198.51.100.7');
  await held(PER_ADDRESS);
  const pictures = Array.from({ length: 30 }, () =>
    api.app.inject({ url: `/media/${'a'.repeat(32)}.webp`, headers: from('198.51.100.7') }),
  );
  // There is none, but they are looked for.
  for (const { statusCode } of await Promise.all(pictures)) expect(statusCode).toBe(404);
  await holder.query('rollback');
  await Promise.all(crowd);
});

test('does not limit the site’s own calls to the places of a single visitor', async () => {
  const calls = Array.from({ length: PER_ADDRESS + 1 }, () =>
    api.client(quiz, {}).createSession({ body: { answers: {} } }),
  );
  await held(PER_ADDRESS + 1);
  await holder.query('rollback');
  await Promise.all(calls);
});

test('frees the place of a call with an invalid body, and of a client that disconnects once its work is done', async () => {
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = '198.51.100.7';
  const leaving = new AbortController();
  const gone = Array.from({ length: PER_ADDRESS }, () =>
    fetch(`${origin}${quiz.createSession.path}`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', ...from(address) },
      body: '{"answers":{}}',
      signal: leaving.signal,
    }),
  );
  await held(PER_ADDRESS);
  leaving.abort();
  for (const { status } of await Promise.allSettled(gone)) expect(status).toBe('rejected');
  expect((await readToken(address)).statusCode).toBe(429);
  await holder.query('rollback');
  await until(async () => expect((await readToken(address)).statusCode).toBe(200));

  for (let i = 0; i < PER_ADDRESS; i++) {
    const call = api.client(quiz, from(address)).createSession({ body: { answers: 'none' as never } });
    expect(await refusedWith(call)).toBe(400);
  }
  expect((await readToken(address)).statusCode).toBe(200);
});

test('frees the place of a client that disconnects while it sends its body', async () => {
  const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  const address = '198.51.100.7';
  const head = [
    `POST ${quiz.createSession.path} HTTP/1.1`,
    'Host: localhost',
    `Origin: ${SITE}`,
    'Content-Type: application/json',
    'Content-Length: 100',
    `X-Forwarded-For: ${address}`,
  ];
  let arrived = 0;
  api.app.server.on('request', () => {
    arrived += 1;
  });
  const sockets = Array.from({ length: PER_ADDRESS }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n{"answers":`);
    return socket;
  });
  await until(() => expect(arrived).toBe(PER_ADDRESS));
  expect((await readToken(address)).statusCode).toBe(429);
  for (const socket of sockets) socket.destroy();
  await until(async () => expect((await readToken(address)).statusCode).toBe(200));
});

test('answers 503 at once while too many calls are at work, and completes those that it accepted', async () => {
  const accepted = addresses(AT_WORK).map(begin);
  await until(async () => expect((await readToken('203.0.113.250')).statusCode).toBe(503));
  // Before the body is read.
  const answer = await api.app.inject({
    method: 'POST',
    url: quiz.submit.path,
    headers: { origin: SITE, 'content-type': 'application/json', ...from('203.0.113.250') },
    payload: 'not JSON',
  });
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The server is busy. Please try again in a moment.',
  });
  expect(await api.client(health).live()).toEqual({ status: 'ok' });

  await holder.query('rollback');
  for (const session of await Promise.all(accepted)) expect(session).toHaveProperty('id');
  await expect(begin('203.0.113.250')).resolves.toHaveProperty('id');
});
