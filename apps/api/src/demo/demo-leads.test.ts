import { analytics } from '@upcurve/contracts/analytics/analytics';
import { expect, test } from 'vitest';
import { apiForFile } from '../../test/api.ts';
import { storedLead } from '../../test/samples/leads.ts';
import { tablesWith } from '../../test/tables-with.ts';
import { addDays, dayOf } from '../features/analytics/range.ts';
import { findAbandoned } from '../features/quiz/jobs.ts';
import { addDemoLeads, removeDemoLeads } from './demo-leads.ts';

const api = await apiForFile();

const count = async (table: 'leads' | 'allLeads' | 'quizSessions') =>
  (await api.db.selectFrom(table).select('id').execute()).length;

test('adds 300 demo leads, some by the same person, and removes them without touching real ones', async () => {
  const own = await storedLead(api, { name: 'Real', email: 'real@clinic.example' });
  expect(await api.db.transaction().execute((trx) => addDemoLeads(trx))).toBe(300);

  expect(await count('leads')).toBe(301);
  expect(await count('allLeads')).toBe(313);
  expect(await count('quizSessions')).toBe(60);
  const named = await api.db
    .selectFrom('quizSessions')
    .select('abandonedAt')
    .where('email', 'is not', null)
    .execute();
  expect(named).toHaveLength(24);
  expect(await findAbandoned(api.services)).toBe(0);
  expect(await api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
  const rows = await api.db.selectFrom('leads').selectAll().where('id', '!=', own).execute();
  expect(
    rows.every(
      ({ email, createdAt }) => email.endsWith('.demo.example') && Date.parse(createdAt) <= Date.now(),
    ),
  ).toBe(true);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6);
  expect(new Set(rows.map(({ tier }) => tier)).size).toBeGreaterThan(1);
  const people = Object.values(Object.groupBy(rows, ({ personId }) => personId));
  expect(people.length).toBeLessThan(rows.length);
  // No two demo people share a phone number by chance.
  for (const leads of people) expect(new Set(leads?.map(({ email }) => email)).size).toBe(1);
  const activities = await api.db
    .selectFrom('leadActivities')
    .select(['type', 'actorName', 'createdAt'])
    .execute();
  expect(new Set(activities.map(({ type }) => type))).toEqual(new Set(['status', 'note', 'call', 'outcome']));
  expect(activities.every(({ createdAt }) => Date.parse(createdAt) <= Date.now())).toBe(true);

  expect(await api.db.selectFrom('campaignCosts').select('pence').execute()).not.toEqual([]);

  await removeDemoLeads(api.db);
  expect(await api.db.selectFrom('campaignCosts').select('pence').execute()).toEqual([]);
  expect(await tablesWith(api.db, 'demo.example')).toEqual([]);
  expect(await Promise.all([count('allLeads'), count('quizSessions')])).toEqual([1, 0]);
  expect(await api.db.selectFrom('leadActivities').select('id').execute()).toEqual([]);
});

test('adds consistent figures to analytics, and removing the leads restores the former figures', async () => {
  const sales = api.client(analytics, await api.signIn('sales'));
  const from = addDays(dayOf(Date.now()), -120);
  const read = () => sales.getAnalytics({ query: { from } });
  const before = await read();
  await api.db.transaction().execute((trx) => addDemoLeads(trx));
  const { funnel, questions, leftAtEnd, campaigns, medianSeconds, ...figures } = await read();

  const shown = questions.map((question) => question.shown);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  expect(shown[0]).toBeGreaterThan((shown.at(-1) ?? 0) + 40);
  expect(leftAtEnd + questions.reduce((sum, { leftHere }) => sum + leftHere, 0)).toBe(funnel.abandoned);
  expect(funnel).toMatchObject({ abandoned: 60, inProgress: 0 });
  expect(funnel.notStarted).toBeGreaterThan(0);
  expect(questions.every(({ skipped }) => skipped > 0)).toBe(true);
  expect(medianSeconds).toBeGreaterThan(120);
  expect(figures.firstContactMinutes).toBeGreaterThan(0);
  const [welcome, ...later] = figures.steps.map((step) => step.count);
  expect(welcome).toBe(funnel.views - before.funnel.views);
  expect(later.every((count) => count <= funnel.views - funnel.notStarted)).toBe(true);
  for (const { visits, begun, completed, eligible } of campaigns) {
    const steps = [visits, begun, completed, eligible];
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  }
  const spring = campaigns.filter(({ campaign }) => campaign === 'spring-open-day');
  expect(spring.map(({ source }) => source).toSorted()).toEqual(['google', 'instagram']);
  expect(spring.every(({ costPence }) => costPence !== null && costPence > 0)).toBe(true);
  expect(campaigns.reduce((sum, { won }) => sum + won, 0)).toBeGreaterThan(5);

  await removeDemoLeads(api.db);
  expect(await read()).toEqual(before);
});
