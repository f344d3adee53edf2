import { analytics } from '@upcurve/contracts/analytics/analytics';
import { EVENT_LIMIT, type EventBatch, events, type SiteEvent } from '@upcurve/contracts/analytics/events';
import { EVENTS_MAX } from '@upcurve/contracts/analytics/visit-limits';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, SITE, startApi, type TestApi } from '../../../../test/api.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

const api = await apiForFile();
const sales = await api.signIn('sales');
beforeEach(async () => {
  await api.db.deleteFrom('quizSessions').execute();
  await api.db.deleteFrom('tallies').execute();
});

const batch = (...list: SiteEvent[]): EventBatch => ({ id: uuidv7(), events: list });
const page = (path: string, source?: string): SiteEvent => ({ kind: 'page', path, source });
const opening = (source?: string): SiteEvent => ({ kind: 'quiz', step: 'welcome', isOpening: true, source });
const collect = (body: EventBatch, headers: Record<string, string> = {}) =>
  api.client(events, { 'user-agent': BROWSER, ...headers }).collectEvents({ body });
const read = () => api.client(analytics, sales).getAnalytics({ query: {} });

test('counts each event once, even if batches are repeated or sent in parallel', async () => {
  const paths = ['/', '/pricing', '/pricing/', '/blog/made-up', '/admin', '/<script>'];
  const batches = fc.array(fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: EVENTS_MAX }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(batches, async (lists) => {
      await api.db.deleteFrom('tallies').execute();
      const sent = lists.map((list) => batch(...list.map((path) => page(path))));
      await Promise.all([...sent, ...sent].map((each) => collect(each)));
      await Promise.all(sent.map((each) => collect(each)));
      const nameOf = (path: string) =>
        ({
          '/blog/made-up': '/blog/*',
          '/admin': '(other)',
          '/<script>': '(other)',
          '/pricing/': '/pricing',
        })[path] ?? path;
      const counts = Map.groupBy(lists.flat().map(nameOf), (path) => path);
      const plain = [...counts].map(([path, { length: views }]) => ({ path, views }));
      const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
      expect((await read()).visited.toSorted(byPath)).toEqual(plain.toSorted(byPath));
    }),
    { numRuns: 20 },
  );
}, 60_000);

test('counts a quiz view as not started until its session begins', async () => {
  await collect(batch(opening('<b>ads</b>'), opening('anna@clinic.example'), opening()));
  expect((await read()).funnel).toMatchObject({ views: 3, notStarted: 3 });
  expect((await read()).sources.map(({ source }) => source)).toEqual(['direct', '<b>ads</b>']);
  await api.client(quiz).createSession({ body: { answers: {}, source: '<b>ads</b>', isCounted: true } });
  expect((await read()).funnel).toMatchObject({ views: 3, notStarted: 2, inProgress: 1 });
  // A session whose view was lost does not reduce the views of others.
  await api.client(quiz).createSession({ body: { answers: {} } });
  expect((await read()).funnel).toMatchObject({ views: 4, notStarted: 2, inProgress: 2 });
  // A view has begun a quiz even if that is deleted.
  await api.db.deleteFrom('quizSessions').execute();
  expect((await read()).funnel).toMatchObject({ views: 2, notStarted: 2 });
});

test.each([
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, 'bots'],
  [{ 'user-agent': 'curl/8.5.0' }, 'bots'],
  [{ cookie: 'a=b; staff=1' }, 'staff'],
])('does not count events with the headers %j, but reports them as left out', async (headers, reason) => {
  expect(await collect(batch(page('/'), opening()), headers)).toEqual({});
  const { funnel, visited, leftOut } = await read();
  expect({ views: funnel.views, visited }).toEqual({ views: 0, visited: [] });
  expect(leftOut).toEqual({ bots: 0, staff: 0, flood: 0, [reason]: 2 });
});

test('caps ten thousand forged events from one address and reports the rest as left out', async () => {
  const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
  const client = strict.client(events, { 'user-agent': BROWSER });
  const forge = () =>
    client.collectEvents({ body: batch(...Array.from({ length: EVENTS_MAX }, () => page('/'))) });
  // Five at a time: more parallel requests would be rejected before they are counted.
  for (let i = 0; i < 100; i++) await Promise.all(Array.from({ length: 5 }, forge));
  const { visited, leftOut } = await strict
    .client(analytics, await strict.signIn('sales'))
    .getAnalytics({ query: {} });
  expect(visited).toEqual([{ path: '/', views: EVENT_LIMIT.calls * EVENTS_MAX }]);
  expect(leftOut.flood).toBe((500 - EVENT_LIMIT.calls) * EVENTS_MAX);
}, 60_000);

test('limits events per IPv6 network like any public write', async () => {
  // Allows one batch per address, 5 per /56, 19 per /48.
  const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  for (let i = 0; i < 30; i++)
    await strict.app.inject({
      method: 'POST',
      url: '/api/events',
      remoteAddress: `2001:db8:1:${(i * 256).toString(16)}::1`,
      headers: { origin: SITE, 'user-agent': BROWSER },
      payload: batch(page('/')),
    });
  const { visited, leftOut } = await strict
    .client(analytics, await strict.signIn('sales'))
    .getAnalytics({ query: {} });
  expect(visited).toEqual([{ path: '/', views: 19 }]);
  expect(leftOut.flood).toBe(11);
});

describe('made-up sources', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  beforeEach(async () => {
    await strict.db.deleteFrom('quizSessions').execute();
    await strict.db.deleteFrom('tallies').execute();
  });
  afterAll(() => strict.close());

  const send = (remoteAddress: string, ...sources: string[]) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/events',
      remoteAddress,
      headers: { origin: SITE, 'user-agent': BROWSER },
      payload: batch(...sources.map((source) => opening(source))),
    });
  const madeUp = (what: string) => Array.from({ length: EVENTS_MAX }, (_, i) => `${what} ${i}`);
  const readSources = async () =>
    (await strict.client(analytics, await strict.signIn('sales')).getAnalytics({ query: {} })).sources;

  test('from one address do not displace the campaigns of other visitors', async () => {
    for (let i = 0; i < 20; i++) await send('203.0.113.7', ...madeUp(`made up ${i}`));
    await send('198.51.100.4', 'spring');
    await send('203.0.113.7', 'spring');
    // Quiz sessions use the same rules for sources as views, so that started quizzes are subtracted from the right
    // views.
    const begin = (source: string) =>
      strict.client(quiz).createSession({ body: { answers: {}, source, isCounted: true } });
    await begin('spring');
    for (let i = 0; i < 30; i++) await begin(`begun ${i}`);
    const sources = await readSources();
    expect(sources).toContainEqual(expect.objectContaining({ source: 'spring', views: 2 }));
    expect(sources.length).toBeLessThan(30);
  });

  test('from many addresses do not displace the campaigns of visitors', async () => {
    for (let i = 0; i < 25; i++) await send(`192.0.2.${i}`, ...madeUp(`made up by ${i}`));
    await send('198.51.100.5', 'summer', 'summer');
    expect(await readSources()).toContainEqual(expect.objectContaining({ source: 'summer', views: 2 }));
  });

  test('count once for their address, however often they are sent', async () => {
    for (let i = 0; i < 12; i++) await send('198.51.100.6', 'autumn', 'autumn');
    await send('198.51.100.6', ...madeUp('new').slice(0, 9), 'winter');
    const sources = await readSources();
    expect(sources).toContainEqual(expect.objectContaining({ source: 'autumn', views: 24 }));
    expect(sources).toHaveLength(11);
    expect(sources).toContainEqual(expect.objectContaining({ source: '(other)', views: 1 }));
  });
});

test.each<[string, object]>([
  ['none at all', { id: uuidv7(), events: [] }],
  ['too many', { id: uuidv7(), events: Array.from({ length: EVENTS_MAX + 1 }, () => page('/')) }],
  ['no id', { events: [page('/')] }],
  [
    'a time of its own, be it in the future',
    { id: uuidv7(), events: [{ ...page('/'), at: '2999-01-01T00:00:00Z' }] },
  ],
  ['an address elsewhere', { id: uuidv7(), events: [page('https://evil.example/')] }],
  ['an unknown kind', { id: uuidv7(), events: [{ kind: 'purchase' }] }],
  ['an unknown step', { id: uuidv7(), events: [{ kind: 'quiz', step: 'end' }] }],
])('rejects a batch with %s', async (_, body) => {
  expect(await refusedWith(collect(body as EventBatch))).toBe(400);
});

test.each([
  ['another site', 'https://evil.example', 'application/json', 403],
  ['a body that is no JSON', SITE, 'text/plain', 415],
])('rejects events from %s', async (_, origin, type, status) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/events',
    headers: { origin, 'content-type': type, 'user-agent': BROWSER },
    payload: JSON.stringify(batch(page('/'))),
  });
  expect(answer.statusCode).toBe(status);
  expect((await read()).visited).toEqual([]);
});

test('stores nothing that identifies a visitor, and sets no cookie', async () => {
  await collect(batch(page('/pricing', 'google'), opening('google')), { 'x-forwarded-for': '203.0.113.77' });
  const { rows } = await sql<{
    row: object;
  }>`select to_jsonb(tallies) as row from tallies`.execute(api.db);
  for (const { row } of rows)
    expect(Object.keys(row).toSorted()).toEqual([
      'count',
      'day',
      'measure',
      'question_id',
      'source',
      'tier',
      'value',
      'version',
    ]);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/events',
    headers: { origin: SITE, 'user-agent': BROWSER },
    payload: batch(page('/')),
  });
  expect(answer.cookies).toEqual([]);
});
