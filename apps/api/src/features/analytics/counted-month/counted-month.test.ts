import { audit } from '@upcurve/contracts/account/audit';
import { contact } from '@upcurve/contracts/leads/contact';
import { leads } from '@upcurve/contracts/leads/leads';
import {
  COUNTED_LEADS_MIN,
  type CountedMonthInput,
  countedMonth,
} from '@upcurve/contracts/settings/counted-month';
import { content } from '@upcurve/contracts/shared/content';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith } from '../../../../test/api.ts';
import { contactInput, multiplyLeads, storedLead } from '../../../../test/samples/leads.ts';
import { countMonth } from './queries.ts';
import { countedMonthJobs } from './routes.ts';

const api = await apiForFile();
const owner = await api.signIn('owner', 'olga');
beforeEach(async () => {
  await api.db.deleteFrom('allLeads').execute();
});

const settings = () => api.client(countedMonth, owner);
const shown = async () => (await api.client(countedMonth).getCountedMonth()).month;
const versionOf = async () => (await api.client(content).getContentVersion()).version;
const recount = () => countedMonthJobs({ db: api.db } as never)[0]?.run();
const save = (change: Partial<CountedMonthInput> = {}) =>
  settings().saveCountedMonthSettings({
    body: { isShown: true, waivedMonths: null, waivedPounds: null, ...change },
    headers: {},
  });

const PHONE = '+44 20 7946 0958';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Stores a quiz and logs calls to it, in the given order. */
async function quiz(
  completedAt: string,
  { phone = null as string | null, calls = [] as string[], email = '' } = {},
) {
  const id = await storedLead(api, { name: 'Anna', completedAt, phone, ...(email && { email }) });
  for (const createdAt of calls)
    await api.db
      .insertInto('leadActivities')
      .values({ id: uuidv7(), leadId: id, type: 'call', after: 'spoke', actorName: 'Sue', createdAt })
      .execute();
  return id;
}
const quizzes = async (count: number, days = 3) => {
  for (let i = 0; i < count; i++) await quiz(daysAgo(days));
};

test('counts leads and their first calls, in calling hours on both sides of a clock change', async () => {
  // Summer time until 25 October 2026. The range is 11 October to 9 November.
  await quiz('2026-10-10T22:59:59.000Z', { phone: PHONE, calls: ['2026-10-10T23:05:00.000Z'] });
  await quiz('2026-10-10T23:00:00.000Z');
  await quiz('2026-11-09T23:59:59.000Z');
  await quiz('2026-11-10T00:00:00.000Z', { phone: PHONE });
  // Monday, 9:30 in summer: called after four minutes, and again.
  await quiz('2026-10-12T08:30:00.000Z', {
    phone: PHONE,
    calls: ['2026-10-12T12:00:00.000Z', '2026-10-12T08:34:00.000Z'],
  });
  // Monday, 8:30 in winter: before calling hours.
  await quiz('2026-10-26T08:30:00.000Z', { phone: PHONE, calls: ['2026-10-26T09:00:30.000Z'] });
  // Monday, 17:59 in winter: called too late. At 18:00 calling hours are over.
  await quiz('2026-10-26T17:59:00.000Z', { phone: PHONE, calls: ['2026-10-26T18:04:01.000Z'] });
  await quiz('2026-10-26T18:00:00.000Z', { phone: PHONE });
  // Saturday.
  await quiz('2026-10-31T12:00:00.000Z', { phone: PHONE });
  // Logged with the minute in which the lead arrived.
  await quiz('2026-11-03T10:00:40.000Z', { phone: PHONE, calls: ['2026-11-03T10:00:00.000Z'] });
  // Asked for no call, and a call of the day before is not an answer.
  await quiz('2026-11-04T10:00:00.000Z', { calls: ['2026-11-03T10:00:00.000Z'] });
  await quiz('2026-11-04T10:00:00.000Z', { phone: PHONE, email: 'anna@demo.example' });

  const { id } = await api.client(contact).submitContact({ body: contactInput(api, { phone: PHONE }) });
  await sql`update leads set created_at = '2026-11-05T11:00:00Z' where kind = 'contact'`.execute(api.db);
  await api.client(leads, owner).logCall({
    params: { kind: 'contact', id },
    body: { result: 'no_answer', calledAt: '2026-11-05T11:05:00.000Z' },
  });

  expect(await countMonth(api.db, '2026-11-10')).toEqual({
    from: '2026-10-11',
    to: '2026-11-09',
    leads: 10,
    checks: 9,
    // 0, 4, 5, 5:01 and 30:30 minutes.
    firstCallMinutes: 5,
    // At 9:30, at 17:59, at 10:00:40 and at 11:00.
    leftNumber: 4,
    calledPromptly: 3,
  });
});

test('returns null for figures that cannot be computed, and has no calling hours on holidays', async () => {
  const none = { firstCallMinutes: null, calledPromptly: null };
  expect(await countMonth(api.db, '2026-12-31')).toMatchObject({
    leads: 0,
    checks: 0,
    leftNumber: 0,
    ...none,
  });
  // Christmas Day is a Friday.
  await quiz('2026-12-25T11:00:00.000Z', { phone: PHONE });
  expect(await countMonth(api.db, '2026-12-31')).toMatchObject({ leads: 1, leftNumber: 0, ...none });
  await quiz('2026-12-24T11:00:00.000Z', { phone: PHONE });
  expect(await countMonth(api.db, '2026-12-31')).toMatchObject({ leads: 2, leftNumber: 1, ...none });
  await quiz('2026-12-25T11:00:00.000Z', { phone: PHONE, calls: ['2026-12-25T11:01:10.000Z'] });
  expect(await countMonth(api.db, '2026-12-31')).toMatchObject({
    leftNumber: 1,
    firstCallMinutes: 2,
    calledPromptly: 0,
  });
});

test('shows the month only if an owner has switched it on and there are enough leads', async () => {
  await quizzes(COUNTED_LEADS_MIN - 1);
  // Today and the day before the range do not count.
  await quiz(new Date().toISOString());
  await quiz(daysAgo(32));
  const before = await versionOf();
  expect((await save()).figures.leads).toBe(COUNTED_LEADS_MIN - 1);
  expect(await shown()).toBeNull();
  expect(await versionOf()).toBeGreaterThan(before);

  await quizzes(1);
  expect((await settings().getCountedMonthSettings()).figures.leads).toBe(COUNTED_LEADS_MIN);
  expect(await shown()).toBeNull();
  const counted = await versionOf();
  await recount();
  expect(await versionOf()).toBeGreaterThan(counted);
  expect(await shown()).toMatchObject({ leads: 20, checks: 20, firstCallMinutes: null, waived: null });
  const same = await versionOf();
  await recount();
  expect(await versionOf()).toBe(same);

  await save({ isShown: false });
  expect(await shown()).toBeNull();
  const off = await versionOf();
  await quizzes(1);
  await recount();
  expect(await versionOf()).toBe(off);
});

test('shows waived fees only as entered, with the day of the entry, and logs the change', async () => {
  await quizzes(COUNTED_LEADS_MIN);
  await save({ waivedMonths: 2, waivedPounds: 8400 });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
  expect((await shown())?.waived).toEqual({ months: 2, pounds: 8400, on: today });
  const { items } = await api
    .client(audit, owner)
    .listAuditLog({ query: { action: 'counted-month.changed' } });
  expect(items[0]).toMatchObject({ actorName: 'olga', after: { waivedMonths: 2, waivedPounds: 8400 } });
  // The day stays as long as the amounts do.
  await sql`update counted_month set waived_on = '2026-01-31'`.execute(api.db);
  await save({ waivedMonths: 2, waivedPounds: 8400 });
  expect((await shown())?.waived?.on).toBe('2026-01-31');
  await save({ waivedMonths: 0, waivedPounds: 0 });
  expect((await shown())?.waived).toEqual({ months: 0, pounds: 0, on: today });
  await save();
  expect((await shown())?.waived).toBeNull();
});

test.each([
  [{ waivedMonths: 1 }, 'waivedPounds'],
  [{ waivedPounds: 1 }, 'waivedMonths'],
  [{ waivedMonths: -1, waivedPounds: 0 }, 'waivedMonths'],
  [{ waivedMonths: 1, waivedPounds: 0.5 }, 'waivedPounds'],
  [{ waivedMonths: 1, waivedPounds: 1e9 }, 'waivedPounds'],
  [{ isShown: 'yes' as never }, 'isShown'],
])('rejects %j', async (change, path) => {
  await expect(save(change)).rejects.toMatchObject({ statusCode: 400, issues: [{ path }] });
});

test('rejects a change of an older version', async () => {
  const { version } = await save();
  const change = (seen: number) =>
    settings().saveCountedMonthSettings({
      body: { isShown: false, waivedMonths: null, waivedPounds: null },
      headers: { 'if-match': `"${seen}"` },
    });
  expect(await refusedWith(change(version - 1))).toBe(412);
  const both = await Promise.allSettled([change(version), change(version)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a demo never shows the month, because its leads are invented', async () => {
  const demo = await apiForTest({ env: { DEMO_CONTENT: 'true' } });
  const client = demo.client(countedMonth, await demo.signIn('owner'));
  await storedLead(demo, { name: 'Anna', completedAt: daysAgo(3) });
  await multiplyLeads(demo, COUNTED_LEADS_MIN);
  const body = { isShown: true, waivedMonths: 1, waivedPounds: 2200 };
  const saved = await client.saveCountedMonthSettings({ body, headers: {} });
  expect(saved).toMatchObject({ isDemo: true, figures: { leads: COUNTED_LEADS_MIN + 1 } });
  expect(await demo.client(countedMonth).getCountedMonth()).toEqual({ month: null });
});
