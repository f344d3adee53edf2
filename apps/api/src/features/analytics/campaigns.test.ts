import { audit } from '@upcurve/contracts/account/audit';
import {
  type AnalyticsFilter,
  analytics,
  type CampaignFigures,
} from '@upcurve/contracts/analytics/analytics';
import { events, type SiteEvent } from '@upcurve/contracts/analytics/events';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { contact } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile, apiForTest } from '../../../test/api.ts';
import { contactInput, leadInput, storedLead } from '../../../test/samples/leads.ts';
import { dayOf } from './range.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const SPRING = { source: 'google', medium: 'cpc', campaign: 'spring-open-day' };
const BRAND = { ...SPRING, campaign: 'brand-search' };
const DIRECT = { source: 'direct', medium: '(none)', campaign: '(none)' };

const api = await apiForFile();
const sales = await api.signIn('sales');
const owner = await api.signIn('owner');
beforeEach(async () => {
  for (const table of ['allLeads', 'quizSessions', 'campaignCosts', 'tallies'] as const)
    await api.db.deleteFrom(table).execute();
});

const read = (query: AnalyticsFilter = {}) => api.client(analytics, sales).getAnalytics({ query });
const collect = (...list: SiteEvent[]) =>
  api.client(events, { 'user-agent': BROWSER }).collectEvents({ body: { id: uuidv7(), events: list } });
const visit = (tags: Partial<typeof SPRING>): SiteEvent => ({
  kind: 'page',
  path: '/',
  isEntry: true,
  ...tags,
});
const figuresOf = (campaigns: readonly CampaignFigures[], { source, medium, campaign }: typeof SPRING) =>
  campaigns.find((each) => each.source === source && each.medium === medium && each.campaign === campaign);
const sum = (campaigns: readonly CampaignFigures[], name: 'begun' | 'completed' | 'eligible' | 'won') =>
  campaigns.reduce((total, each) => total + each[name], 0);

async function winClient(submissionId: string, valuePence: number, formType = 'Consultation') {
  await sql`
    insert into leads (id, kind, name, name_key, email, form_type, status, source, consent, consent_version, search_text,
      person_id, value_pence, outcome, won_on)
    select gen_random_uuid(), 'contact', 'A', 'a', 'a@clinic.example', ${formType}, 'converted', '', true, 1, 'a', person_id,
      ${valuePence}, 'won', now()
    from leads where id = ${submissionId}`.execute(api.db);
}

test('counts visits, checks, clients and their value by source, medium and campaign', async () => {
  await collect(visit(SPRING), visit(SPRING), visit(BRAND), visit({}), {
    kind: 'page',
    path: '/pricing',
    source: 'google',
  });
  await api.client(quiz).createSession({ body: { answers: {}, ...SPRING } });
  const { id: sessionId } = await api.client(quiz).createSession({ body: { answers: {}, ...SPRING } });
  await api.client(quiz).submit({ body: leadInput(api, { sessionId, attribution: SPRING }) });
  const won = await storedLead(api, { name: 'A', email: 'a@clinic.example', isEligible: true, ...BRAND });
  await winClient(won, 250_000);
  await winClient(won, 50_000, 'Contact');
  await storedLead(api, { name: 'B', email: 'b@clinic.example' });

  const { campaigns, funnel, eligible, sources } = await read();
  const nothing = { leads: 1, booked: 0, won: 0, valuePence: 0, costPence: null };
  expect(figuresOf(campaigns, SPRING)).toEqual({
    ...SPRING,
    ...nothing,
    ...{ visits: 2, begun: 2, completed: 1, eligible: expect.any(Number) },
  });
  expect(figuresOf(campaigns, BRAND)).toEqual({
    ...BRAND,
    ...{
      visits: 1,
      begun: 1,
      completed: 1,
      eligible: 1,
      leads: 1,
      booked: 1,
      won: 2,
      valuePence: 300_000,
      costPence: null,
    },
  });
  expect(figuresOf(campaigns, DIRECT)).toMatchObject({ visits: 1, begun: 1, completed: 1 });
  expect(campaigns).toHaveLength(3);
  expect(sum(campaigns, 'begun')).toBe(funnel.views - funnel.notStarted);
  expect(sum(campaigns, 'completed')).toBe(funnel.completed);
  expect(sum(campaigns, 'eligible')).toBe(eligible);
  expect(sum(campaigns, 'won')).toBe(sources.reduce((total, { converted }) => total + converted, 0));

  // Filtered, moved to another campaign and deleted, the figures still equal the rows.
  expect(sum((await read({ source: 'google' })).campaigns, 'completed')).toBe(2);
  expect(sum((await read({ tier: 'Growing' })).campaigns, 'won')).toBe(2);
  await sql`update leads set source = 'bing', attribution = '{"source":"bing"}' where id = ${won}`.execute(
    api.db,
  );
  expect(figuresOf((await read()).campaigns, { ...DIRECT, source: 'bing' })).toMatchObject({
    completed: 1,
    won: 2,
  });
  await api.client(submissions, owner).deleteSubmission({ params: { id: won } });
  const left = (await read()).campaigns;
  // The client's forms remain.
  expect(sum(left, 'completed')).toBe(2);
  expect(figuresOf(left, DIRECT)).toMatchObject({ won: 2 });
});

test('clients who only sent a form or booked count for its campaign', async () => {
  const attribution = { ...SPRING, term: 'anna@clinic.example', landingPage: '/pricing' };
  const { id } = await api.client(contact).submitContact({ body: contactInput(api, { attribution }) });
  await api.db
    .updateTable('leads')
    .set({ outcome: 'won', valuePence: 90_000, wonOn: '2026-11-20' })
    .where('id', '=', id)
    .execute();
  await storedLead(api, { name: 'B', email: 'b@clinic.example', ...SPRING });
  const { campaigns, leads, won } = await read();
  expect(figuresOf(campaigns, SPRING)).toMatchObject({ leads: 2, won: 1, valuePence: 90_000, completed: 1 });
  expect({ leads, won }).toEqual({ leads: 2, won: 1 });
  expect(await api.client(contacts, sales).getContact({ params: { id } })).toMatchObject({
    attribution: { ...SPRING, landingPage: '/pricing' },
  });
  const csv = await (await api.client(contacts, owner).exportContacts({ query: {} })).text();
  expect(csv).toContain(SPRING.campaign);
});

test('drops tags that may name a person, and limits how many an address can make up', async () => {
  await collect(visit({ ...SPRING, campaign: 'anna@clinic.example' }));
  await api.client(quiz).createSession({ body: { answers: {}, ...SPRING, medium: 'anna%40clinic.example' } });
  const attribution = { ...SPRING, medium: 'anna@clinic.example' };
  await api.client(quiz).submit({ body: leadInput(api, { attribution }) });
  const { campaigns } = await read();
  expect(JSON.stringify(campaigns)).not.toContain('clinic.example');
  expect(sum(campaigns, 'begun')).toBe(2);

  const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
  for (let i = 0; i < 6; i++)
    await strict.client(events, { 'user-agent': BROWSER }).collectEvents({
      body: {
        id: uuidv7(),
        events: Array.from({ length: 10 }, (_, j) => visit({ ...SPRING, campaign: `made up ${i} ${j}` })),
      },
    });
  const query = {};
  const made = await strict.client(analytics, await strict.signIn('sales')).getAnalytics({ query });
  expect(made.campaigns).toHaveLength(21);
  expect(made.campaigns).toContainEqual(
    expect.objectContaining({ source: 'google', medium: '(other)', campaign: '(other)', visits: 40 }),
  );
});

test('spreads the cost of a month over its days, and that of this month over the days until today', async () => {
  const today = dayOf(Date.now());
  const month = today.slice(0, 7);
  const save = (at: string, pence: number | null, tags = SPRING) =>
    api.client(analytics, owner).saveCampaignCost({ body: { ...tags, month: at, pence } });
  await save('2026-03', 310_000);
  await save('2026-04', 60_000);
  await save(month, 90_000, BRAND);
  const costOf = async (query: AnalyticsFilter, tags = SPRING) =>
    figuresOf((await read(query)).campaigns, tags)?.costPence;

  expect(await costOf({ from: '2026-03-01', to: '2026-03-31' })).toBe(310_000);
  expect(await costOf({ from: '2026-03-22', to: '2026-04-15' })).toBe(100_000 + 30_000);
  expect(await costOf({ from: `${month}-01`, to: today }, BRAND)).toBe(90_000);
  expect(await costOf({ from: '2026-03-01', to: '2026-03-31', source: 'bing' })).toBeUndefined();
  expect((await read({ from: '2026-03-01', to: '2026-03-31', tier: 'Growing' })).costs).toEqual([]);
  expect((await read({ from: '2026-03-31', to: '2026-04-01' })).costs).toEqual([
    { ...SPRING, month: '2026-03', pence: 310_000 },
    { ...SPRING, month: '2026-04', pence: 60_000 },
  ]);
  await save('2026-03', null);
  expect(await costOf({ from: '2026-03-01', to: '2026-03-31' })).toBeUndefined();

  const { items } = await api
    .client(audit, owner)
    .listAuditLog({ query: { action: 'campaign.cost', limit: 1 } });
  expect(items).toMatchObject([
    { what: 'google › cpc › spring-open-day, 2026-03', before: { pence: 310_000 }, after: { pence: null } },
  ]);
});

test.each([
  [{ month: '2026-13' }, 'month'],
  [{ pence: -1 }, 'pence'],
  [{ campaign: 'anna@clinic.example' }, 'campaign'],
])('rejects the cost %j', async (change, path) => {
  const body = { ...SPRING, month: '2026-03', pence: 1, ...change };
  await expect(api.client(analytics, owner).saveCampaignCost({ body })).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path }],
  });
});

test('counts booked leads by the campaign of the person’s first quiz, until they cancel', async () => {
  const id = await storedLead(api, { name: 'A', email: 'a@clinic.example', ...SPRING });
  const host = await api.db.selectFrom('users').select('id').where('role', '=', 'owner').executeTakeFirst();
  const lead = { kind: 'eligibility' as const, id };
  const booked = await api.client(bookings, owner).addBooking({
    body: { type: 'consultation', start: '2030-01-07T10:00:00Z', lead, hostId: host?.id },
  });
  const now = async () => {
    const figures = await read();
    expect(figures.booked).toBe(figuresOf(figures.campaigns, SPRING)?.booked);
    return figures.booked;
  };
  const set = (status: string) =>
    sql`update bookings set status = ${status} where id = ${booked.id}`.execute(api.db);
  expect(await now()).toBe(1);
  await set('no_show');
  expect(await now()).toBe(1);
  await set('cancelled');
  expect(await now()).toBe(0);
});

test('counts each lead on the day on which it arrived, booked or was won', async () => {
  const id = await storedLead(api, { name: 'A', completedAt: '2026-03-10T09:00:00Z', ...SPRING });
  await api.db
    .updateTable('leads')
    .set({ outcome: 'won', valuePence: 90_000, wonOn: '2026-05-31' })
    .where('id', '=', id)
    .execute();
  const { id: formId } = await api.client(contact).submitContact({
    body: contactInput(api, { formType: 'Consultation' }),
  });
  await sql`update leads set created_at = '2026-04-20', person_id = (select person_id from leads where id = ${id})
    where id = ${formId}`.execute(api.db);
  const counts = async (from: string, to: string) => {
    const { leads, booked, won, valuePence, campaigns } = await read({ from, to });
    expect(figuresOf(campaigns, SPRING)).toMatchObject({ leads, booked, won, valuePence });
    return { leads, booked, won, valuePence };
  };
  const none = { leads: 0, booked: 0, won: 0, valuePence: 0 };
  expect(await counts('2026-03-01', '2026-03-31')).toEqual({ ...none, leads: 1 });
  expect(await counts('2026-04-01', '2026-04-30')).toEqual({ ...none, booked: 1 });
  expect(await counts('2026-05-01', '2026-05-31')).toEqual({ ...none, won: 1, valuePence: 90_000 });
});

test('counts won and lost leads of both kinds by the month of the outcome', async () => {
  const today = dayOf(Date.now());
  const ids = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => storedLead(api, { name, email: `${name}@clinic.example` })),
  );
  await winClient(ids[0] ?? '', 250_000);
  const end = (id: string | undefined, change: string) =>
    sql`update leads set ${sql.raw(change)} where id = ${id}`.execute(api.db);
  await end(ids[1], `outcome = 'won', won_on = '2026-02-28', value_pence = 1000`);
  await end(ids[2], `outcome = 'lost', lost_on = '2026-02-01'`);
  await end(ids[3], `outcome = 'lost', lost_on = '2026-03-01'`);
  // The outcomes count on their own days, whatever the filters of the quiz.
  const { months } = await read({ from: '2026-03-10', to: '2026-03-11', source: 'google' });
  expect(months.map(({ month }) => month)).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(months.slice(-3)).toEqual([
    { month: '2026-01', won: 0, lost: 0, valuePence: 0 },
    { month: '2026-02', won: 1, lost: 1, valuePence: 1000 },
    { month: '2026-03', won: 0, lost: 1, valuePence: 0 },
  ]);
  const now = (await read()).months.at(-1);
  expect(now).toEqual({ month: today.slice(0, 7), won: 1, lost: 0, valuePence: 250_000 });
  expect((await read({ from: '2025-01-31', to: '2026-03-11' })).months).toHaveLength(15);
});
