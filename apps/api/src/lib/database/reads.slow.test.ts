import { account } from '@upcurve/contracts/account/account';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionQueries } from '../../features/account/sessions.ts';
import { ADMIN, SITE, startApi, type TestApi } from '../../testing/api.ts';
import { storedLead } from '../../testing/samples/leads.ts';
import { startReplicatedPostgres } from '../../testing/servers/replicated-postgres.ts';
import { makeTemplate } from '../../testing/servers/template.ts';
import { createSessionCookie } from '../security/session-cookie.ts';

const TOKEN = 'a token of more than thirty-two characters';
let server: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let api: TestApi;
let staff: { origin: string; cookie: string };
beforeAll(async () => {
  server = await startReplicatedPostgres();
  const template = await makeTemplate(server.serverUrl);
  api = await startApi({ env: { METRICS_TOKEN: TOKEN }, on: { ...server, template } });
  staff = await api.signIn('owner', 'olga');
}, 60_000);
afterAll(async () => {
  await api.close();
  await server.stop();
});

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });
const untilInUse = (isInUse: boolean) =>
  soon(() => expect(api.services.replica?.db() !== undefined).toBe(isInUse));
const names = async (headers: Record<string, string> = staff) => {
  const { items } = await api.client(submissions, headers).listSubmissions({ query: { limit: 100 } });
  return items.map(({ name }) => name);
};
const writer = () => ({ ...staff, cookie: `${staff.cookie}; wrote=1` });
async function metrics() {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return (await api.app.inject({ url: '/api/metrics', headers })).body;
}

beforeEach(() => untilInUse(true));

test('while replication is paused, readers do not see new rows, but the writer does', async () => {
  const id = await storedLead(api, { name: 'Anna' });
  await soon(async () => expect(await names()).toContain('Anna'));
  await server.holdUp();
  await storedLead(api, { name: 'Berta' });
  expect(await names()).not.toContain('Berta');

  const answer = await api.app.inject({
    method: 'PATCH',
    url: `/api/eligibility/submissions/${id}/status`,
    headers: staff,
    payload: { status: 'qualified' },
  });
  expect(answer.statusCode).toBe(200);
  const attributes = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: 30 };
  expect(answer.cookies).toEqual([{ name: 'wrote', value: '1', ...attributes }]);
  const { items } = await api.client(submissions, writer()).listSubmissions({ query: { search: 'Anna' } });
  expect(items).toMatchObject([{ status: 'qualified' }]);
  expect(await names(writer())).toContain('Berta');
  expect(await names()).not.toContain('Berta');

  await server.goOn();
  await soon(async () => expect(await names()).toContain('Berta'));
});

test('clients with a bearer token always read from the primary', async () => {
  const user = await api.db
    .selectFrom('users')
    .select(['id', 'sessionVersion'])
    .where('username', '=', 'olga')
    .executeTakeFirstOrThrow();
  const session = await sessionQueries(api.db).create(user, { address: '127.0.0.1', userAgent: undefined });
  if (!session) throw new Error('no session');
  const bearer = createSessionCookie(api.app, ADMIN, SITE).bearer(user.id, session);
  await server.holdUp();
  await storedLead(api, { name: 'Clara' });
  expect(await names()).not.toContain('Clara');
  expect(await names({ authorization: `Bearer ${bearer}` })).toContain('Clara');
  await server.goOn();
});

test.each([
  '/api/eligibility/submissions?search=nn&sort=name&status=new',
  '/api/eligibility/submissions/sources',
  '/api/eligibility/submissions/export.csv',
  '/api/admin/contact-submissions?search=a.b',
  '/api/admin/contact-submissions/export.csv',
  '/api/inbox?search=%2E',
  '/api/inbox/counts',
  '/api/search?term=anna',
  '/api/eligibility/analytics?compare=true',
  '/api/eligibility/analytics/week',
  '/api/audit-log/actors',
  '/api/admin/quarantine',
])('%s returns the same from the replica as from the primary', async (url) => {
  const read = async (headers: Record<string, string>) => {
    const { statusCode, body } = await api.app.inject({ url, headers });
    return [statusCode, body];
  };
  // Statistics are updated on the primary when they are read, and the replica needs a moment to follow.
  await soon(async () => {
    const onPrimary = await read(writer());
    expect(onPrimary[0]).toBe(200);
    expect(await read(staff)).toEqual(onPrimary);
  });
});

test('does not use a replica that lags too far behind until it has caught up', async () => {
  expect(await metrics()).toContain('upcurve_replica_in_use 1');
  await server.holdUp();
  await storedLead(api, { name: 'Emma' });
  await untilInUse(false);
  expect(await names()).toContain('Emma');
  const text = await metrics();
  expect(text).toContain('upcurve_replica_in_use 0');
  expect(text).toMatch(/^upcurve_replica_behind_seconds 1\d\./m);
  await server.goOn();
  await untilInUse(true);
});

test('keeps answering when the replica stops', async () => {
  const reading = Array.from({ length: 20 }, () => names());
  await server.leave();
  for (const each of [...reading, names()]) expect(await each).toContain('Anna');
  await untilInUse(false);
  expect(await names()).toContain('Anna');
  expect(await api.client(account, staff).getUser()).toMatchObject({ username: 'olga' });
  const text = await metrics();
  expect(text).toContain('upcurve_replica_in_use 0');
  expect(text).not.toMatch(/^upcurve_replica_behind_seconds/m);
}, 60_000);
