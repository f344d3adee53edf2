import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAbandoned } from '../features/quiz/abandoned.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { storedLead } from '../testing/samples/leads.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { addDemoLeads, removeDemoLeads } from './demo-leads.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const count = async (table: 'submissions' | 'contactSubmissions' | 'quarantinedLeads' | 'quizSessions') =>
  (await api.db.selectFrom(table).select('id').execute()).length;

test('adds 300 demo leads, some by the same person, and removes them without touching real ones', async () => {
  const own = await storedLead(api, { name: 'Real', email: 'real@clinic.example' });
  expect(await api.db.transaction().execute((trx) => addDemoLeads(trx))).toBe(300);

  expect((await count('submissions')) + (await count('contactSubmissions'))).toBe(301);
  expect(await count('quarantinedLeads')).toBe(12);
  expect(await count('quizSessions')).toBe(25);
  const named = await api.db
    .selectFrom('quizSessions')
    .select('abandonedAt')
    .where('email', 'is not', null)
    .execute();
  expect(named).toHaveLength(20);
  expect(await findAbandoned(api.services)).toBe(0);
  expect(await api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
  const rows = await api.db.selectFrom('submissions').selectAll().where('id', '!=', own).execute();
  expect(
    rows.every(
      ({ email, completedAt }) => email.endsWith('.demo.example') && Date.parse(completedAt) <= Date.now(),
    ),
  ).toBe(true);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
  expect(new Set(rows.map(({ tier }) => tier)).size).toBeGreaterThan(1);
  const people = Object.values(Object.groupBy(rows, ({ personId }) => personId));
  expect(people.length).toBeLessThan(rows.length);
  // No two demo people share a phone number by chance.
  for (const leads of people) expect(new Set(leads?.map(({ email }) => email)).size).toBe(1);
  const acts = await api.db.selectFrom('leadActivities').select(['type', 'actorName', 'createdAt']).execute();
  expect(new Set(acts.map(({ type }) => type))).toEqual(new Set(['status', 'note', 'call', 'outcome']));
  expect(acts.every(({ createdAt }) => Date.parse(createdAt) <= Date.now())).toBe(true);

  await removeDemoLeads(api.db);
  expect(await tablesWith(api.db, 'demo.example')).toEqual([]);
  expect(await Promise.all([count('submissions'), count('quizSessions')])).toEqual([1, 0]);
  expect(await api.db.selectFrom('leadActivities').select('id').execute()).toEqual([]);
});
