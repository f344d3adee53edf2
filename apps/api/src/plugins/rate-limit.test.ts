import { contact } from '@upcurve/contracts/leads/contact';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { PUBLIC_BODY_MAX } from '@upcurve/contracts/shared/endpoint';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE, startApi, type TestApi } from '../../test/api.ts';

const { calls } = contact.submitContact.rateLimit.limit;
let api: TestApi;
beforeEach(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => api.close());

/** Sends something to a public write, from a unique address. */
function send(path: string, payload: object | string, remoteAddress: string, headers = {}) {
  return api.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { origin: SITE, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

test('counts rejected calls towards the rate limit', async () => {
  for (let i = 0; i < calls; i++) {
    expect((await send('/api/contact', { name: '' }, '203.0.113.1')).statusCode).toBe(400);
  }
  const answer = await send('/api/contact', { name: '' }, '203.0.113.1');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('/api/contact', { name: '' }, '203.0.113.2')).statusCode).toBe(400);
});

test('counts failed calls with one idempotency key each, whatever another call with the key stored', async () => {
  const headers = { 'idempotency-key': 'the-same' };
  const other = await send('/api/eligibility/sessions', { answers: {} }, '203.0.113.3', headers);
  expect(other.statusCode).toBe(201);
  const statuses = [];
  for (let i = 0; i < calls * 2; i++)
    statuses.push((await send('/api/contact', {}, '203.0.113.3', headers)).statusCode);
  expect(statuses).toEqual([...Array(calls).fill(400), ...Array(calls).fill(429)]);
});

test('rejects an invalid idempotency key', async () => {
  const answer = await send('/api/contact', {}, '203.0.113.3', { 'idempotency-key': 'two words' });
  expect(answer.json()).toMatchObject({ issues: [{ path: 'idempotency-key' }] });
});

describe('thousands of answers to unknown questions', () => {
  const nonsense = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`caller's own words ${i}`, 1]));

  test('are rejected with 413 if they exceed the size limit of a body', async () => {
    const answers = nonsense(50_000);
    const answer = await send(quiz.submit.path, { answers }, '203.0.113.4');
    expect(answer.statusCode).toBe(413);
    expect(answer.body.length).toBeLessThan(200);
  });

  test('are rejected by their number, before each is validated', async () => {
    const answers = nonsense(2_000);
    expect(JSON.stringify({ answers }).length).toBeLessThan(PUBLIC_BODY_MAX);
    const answer = await send(quiz.submit.path, { answers }, '203.0.113.5');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toContainEqual({ path: 'answers', message: 'At most 500 answers.' });
  });

  test('are reported as the only issue, in the answers or at the top level of the body', async () => {
    const inAnswers = await send(quiz.submit.path, { answers: nonsense(501) }, '203.0.113.7');
    expect(inAnswers.json().issues).toEqual([{ path: 'answers', message: 'At most 500 answers.' }]);
    const beside = await send(quiz.submit.path, nonsense(501), '203.0.113.7');
    expect(beside.json().issues).toEqual([{ path: '', message: 'At most 500 fields.' }]);
  });

  test('give at most twenty issues if there are fewer, and keep the caller’s keys out of the log', async () => {
    const warn = vi.fn();
    const log = Object.assign(Object.create(api.services.log), { warn });
    vi.spyOn(api.services.log, 'child').mockReturnValue(log);
    const answer = await send(quiz.submit.path, { answers: nonsense(400) }, '203.0.113.6');
    expect(answer.json().issues.length).toBeLessThanOrEqual(20);
    expect(answer.body.length).toBeLessThan(5_000);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).toContain('answers');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('own words');
  });
});
