import { type Analytics, type AnalyticsFilter, analytics } from '@upcurve/contracts/analytics/analytics';
import { type CountedLeads, leadFigures } from '@upcurve/contracts/analytics/leads-behind';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { storedLead } from '../../../test/samples/leads.ts';
import { submissionQueries } from '../leads/kinds/quiz/queries.ts';
import { retentionQueries } from '../retention/queries.ts';

/* Compares every figure that the analytics screen links with the total of the list that its link opens. */

const api = await apiForFile();
const sales = await api.signIn('sales');

const CAMPAIGNS = [
  {},
  { source: 'google', medium: 'cpc', campaign: 'spring-open-day' },
  { source: 'google', medium: 'cpc', campaign: 'brand-search' },
  { source: 'google', medium: 'organic' },
  { source: 'newsletter', campaign: 'spring-open-day' },
  { source: '<b>&=100 %</b>', medium: '(none)', campaign: 'a/b › c' },
];
/** The minutes around the clock changes of 2026, and a day between them, in UTC. */
const TIMES = [
  '2026-03-28T23:59:59Z',
  '2026-03-29T00:30:00Z',
  '2026-03-29T22:59:59Z',
  '2026-03-29T23:00:00Z',
  '2026-07-01T12:00:00Z',
  '2026-10-24T22:59:59Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T23:59:59Z',
];
const STATUSES = ['new', 'contacted', 'qualified', 'disqualified'] as const;
const SCORES = [20, 50, 90];

interface Sent {
  email: string;
  formType: string;
  status: string;
  createdAt: string;
}

async function sendForm({ email, formType, status, createdAt }: Sent) {
  await sql`
    insert into leads (id, kind, name, name_key, email, form_type, status, source, consent, consent_version, search_text,
      created_at, person_id, value_pence, outcome, won_on)
    values (${uuidv7()}, 'contact', 'A', 'a', ${email}, ${formType}, ${status}, '', true, 1, 'a', ${createdAt},
      coalesce((select person_id from leads where email = ${email} limit 1), gen_random_uuid()), 120000,
      ${status === 'converted' ? 'won' : 'open'}, ${status === 'converted' ? createdAt : null})`.execute(
    api.db,
  );
}

const otherQuestions = () => submissionQueries(api.db).freezeQuestions(DEFAULT_QUESTIONS.slice(1));

/** Leads of every campaign at every time. Some people submit twice, and some become clients, once or twice. */
async function addLeads() {
  let n = 0;
  for (const campaign of CAMPAIGNS)
    for (const completedAt of TIMES) {
      n++;
      const email = `person-${n}@clinic.example`;
      const lead = { name: 'A', email, completedAt, score: SCORES[n % 3], isEligible: n % 2 === 0 };
      const first = await storedLead(api, { ...lead, ...campaign, status: STATUSES[n % 4] });
      if (n % 5 === 0) {
        const later = await storedLead(api, {
          ...lead,
          source: 'instagram',
          completedAt: '2026-10-30T09:00:00Z',
        });
        await sql`update leads set person_id = (select person_id from leads where id = ${first})
          where id = ${later}`.execute(api.db);
      }
      const formType = n % 2 ? 'Consultation' : 'Contact';
      if (n % 3 === 0) await sendForm({ email, formType, status: 'converted', createdAt: completedAt });
      if (n % 6 === 0)
        await sendForm({ email, formType, status: 'converted', createdAt: '2026-11-20T09:00:00Z' });
      if (n % 7 === 0)
        await sql`update quiz_details set question_set = ${await otherQuestions()} where lead_id = ${first}`.execute(
          api.db,
        );
      if (n % 4 === 0) await sendForm({ email, formType, status: 'closed', createdAt: completedAt });
    }
}
await addLeads();

/** Lists the figures with their places, such as `tiers 0 eligible`. */
function figuresIn(part: unknown, place: string[] = []): [string, CountedLeads][] {
  if (typeof part !== 'object' || part === null) return [];
  if ('count' in part && !('tier' in part)) return [[place.join(' '), part as CountedLeads]];
  return Object.entries(part).flatMap(([name, each]) => figuresIn(each, [...place, name]));
}

/** Returns the instant at which a day begins in the agency's time zone. */
async function startOf(day: string, days = 0) {
  const { rows } = await sql<{ at: string }>`
    select (${day}::date + ${days}::int)::timestamp at time zone ${AGENCY_ZONE} as at`.execute(api.db);
  return rows[0]?.at ?? '';
}

async function totalOf({ list }: CountedLeads): Promise<number | undefined> {
  if (!list) return undefined;
  if (list.kind === 'inbox')
    return (await api.client(inbox, sales).listInbox({ query: { ...list.filter, limit: 1 } })).total;
  const { from, to } = list.filter;
  const days = { from: await startOf(from), to: await startOf(to, 1), limit: 1 };
  const page =
    list.kind === 'contact'
      ? await api.client(contacts, sales).listContacts({ query: { ...list.filter, ...days } })
      : await api.client(submissions, sales).listSubmissions({ query: { ...list.filter, ...days } });
  expect(page.totalKind).toBe('exact');
  return page.total;
}

const read = (query: AnalyticsFilter): Promise<Analytics> =>
  api.client(analytics, sales).getAnalytics({ query });

async function compare(query: AnalyticsFilter) {
  const figures = figuresIn(leadFigures(await read(query), query));
  const linked = figures.filter(([, { count, list }]) => count > 0 && list);
  const totals = await Promise.all(linked.map(async ([place, figure]) => [place, await totalOf(figure)]));
  return { shown: linked.map(([place, { count }]) => [place, count]), totals };
}

describe('each figure equals the total of the list that it opens', () => {
  test.each<[string, AnalyticsFilter]>([
    ['all days', { from: '2026-03-01', to: '2026-11-24' }],
    ['the day before the clocks go forward', { from: '2026-03-28', to: '2026-03-28' }],
    ['the day on which they do', { from: '2026-03-29', to: '2026-03-29' }],
    ['summer', { from: '2026-03-30', to: '2026-10-24' }],
    ['the day on which the clocks go back', { from: '2026-10-25', to: '2026-10-25' }],
    ['a source', { from: '2026-03-01', to: '2026-11-24', source: 'google' }],
    ['no source', { from: '2026-03-01', to: '2026-11-24', source: 'direct' }],
    ['a source with markup', { from: '2026-03-01', to: '2026-11-24', source: '<b>&=100 %</b>' }],
    ['a tier', { from: '2026-03-01', to: '2026-11-24', tier: 'Growing' }],
    [
      'a tier of a source on a day',
      { from: '2026-03-29', to: '2026-03-29', source: 'google', tier: 'Growing' },
    ],
    ['a version of the questions', { from: '2026-03-01', to: '2026-11-24', version: 1 }],
    ['a version that nobody saw', { from: '2026-03-01', to: '2026-11-24', version: 99 }],
  ])('%s', async (_, query) => {
    const { shown, totals } = await compare(query);
    expect(totals).toEqual(shown);
    if (!query.version) expect(shown.length).toBeGreaterThan(4);
  });
});

test('figures that count leads deleted by retention open no list', async () => {
  await storedLead(api, { name: 'Old', completedAt: '2023-05-01T09:00:00Z' });
  const old = { from: '2023-05-01', to: '2023-05-31' };
  expect((await compare(old)).shown).toContainEqual(['completed', 1]);
  expect((await retentionQueries(api.db).forget()).leads).toBe(1);
  expect((await read(old)).funnel.completed).toBe(1);
  expect((await compare(old)).shown).toEqual([]);
  expect((await compare({ from: '2026-03-01', to: '2026-11-24' })).shown.length).toBeGreaterThan(4);
});
