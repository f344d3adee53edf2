import { type Analytics, type AnalyticsFilter, analytics } from '@upcurve/contracts/analytics/analytics';
import type { Tier } from '@upcurve/contracts/quiz/quiz';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { storedLead } from '../../../test/samples/leads.ts';
import { addToTallies } from '../../db/tallies.ts';
import { retentionQueries } from '../retention/queries.ts';

/* Compares the figures of random visits with a simple count. */

const api = await apiForFile();
const sales = await api.signIn('sales');

const read = (query: AnalyticsFilter = {}): Promise<Analytics> =>
  api.client(analytics, sales).getAnalytics({ query });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

interface Visit {
  day: string;
  source: string;
  state: 'viewed' | 'inProgress' | 'abandoned' | 'completed' | 'completed later';
  /** Whether the view event arrived. */
  isCounted: boolean;
  score: number;
}

const DAYS = [
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-06-30',
  '2026-07-01',
  '2026-10-25',
  '2026-10-26',
];
const SOURCES = ['direct', 'google', '<b>x</b>'];
const visit = fc.record<Visit>({
  day: fc.constantFrom(...DAYS),
  source: fc.constantFrom(...SOURCES),
  state: fc.constantFrom('viewed', 'inProgress', 'abandoned', 'completed', 'completed later'),
  isCounted: fc.boolean(),
  score: fc.integer({ min: 0, max: 100 }),
});

const tierOf = (score: number): Tier =>
  score < 40 ? 'Foundations' : score < 70 ? 'Growing' : 'Ready to scale';

/** Inserts visits as if they had happened on their days, late at night in the agency's time zone. */
async function happen(visits: readonly Visit[]): Promise<void> {
  const rows = visits.map((each) => ({
    ...each,
    tier: tierOf(each.score),
    session: uuidv7(),
    lead: uuidv7(),
  }));
  const visit = sql`
    (select *, (day + time '23:30') at time zone 'Europe/London' as at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as visit (day date, source text, state text, "isCounted" boolean, score integer, tier text, session uuid, lead uuid)) visit,
    question_sets`;
  const statements = [
    addToTallies(sql`
      select day, measure, source, '' as tier, number as version, 0 as question_id, '' as value, 1 as count
      from ${visit}, (values ('viewed'), ('begun')) as measures (measure)
      where "isCounted" and state <> 'viewed' or measure = 'viewed' and state = 'viewed'`),
    sql`insert into quiz_sessions (id, answers, source, is_counted, created_at, updated_at, question_set)
      select session, '{"1":"owner","2":null}', source, "isCounted", at,
        now() - case when state = 'inProgress' then interval '0' else interval '31 minutes' end, hash
      from ${visit} where state <> 'viewed'`,
    sql`insert into leads (id, kind, person_id, name, name_key, email, created_at, score, tier, is_eligible, is_scored, source,
        consent, consent_version, search_text)
      select lead, 'eligibility', lead, 'A', 'a', 'lead@example.com',
        case state when 'completed' then at else at + interval '40 minutes' end, score, tier, false, true, source, false, 'test',
        ''
      from ${visit} where state like 'completed%'`,
    sql`insert into quiz_details (lead_id, answers, question_set, result, result_token_hash)
      select lead, '{}', hash, '{}', sha256(lead::text::bytea) from ${visit} where state like 'completed%'`,
    sql`update quiz_sessions set lead_id = lead from ${visit} where quiz_sessions.id = session and state like 'completed%'`,
  ];
  for (const statement of statements) await statement.execute(api.db);
}

/** Computes the same figures by counting visits one by one. */
function plain(all: readonly Visit[], range: { from: string; to: string }, source?: string, tier?: Tier) {
  const next: Record<string, string> = Object.fromEntries(
    DAYS.map((day) => [day, new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)]),
  );
  const own = all.filter((visit) => !source || visit.source === source);
  const within = (day: string | undefined) => day !== undefined && day >= range.from && day <= range.to;
  const completed = own.filter(
    ({ state, day, score }) =>
      state.startsWith('completed') &&
      within(state === 'completed' ? day : next[day]) &&
      (!tier || tierOf(score) === tier),
  ).length;
  const isOf = (wanted: string) =>
    tier ? 0 : own.filter(({ state, day }) => state === wanted && within(day)).length;
  return {
    notStarted: isOf('viewed'),
    inProgress: isOf('inProgress'),
    abandoned: isOf('abandoned'),
    completed,
  };
}

/** Checks that all parts add up to their totals, and that each part equals a simple count of visits. */
async function expectToAddUp(all: readonly Visit[], from: string, to: string, source?: string, tier?: Tier) {
  const figures = await read({ from, to, source, tier });
  const { funnel, days, sources, versions, tiers, questions: asked, leftAtEnd, scores } = figures;
  const parts = plain(all, { from, to }, source, tier);
  expect(funnel).toEqual({ ...parts, views: sum(Object.values(parts)) });
  for (const state of ['views', 'notStarted', 'inProgress', 'abandoned', 'completed'] as const)
    expect(sum(days.map((day) => day[state]))).toBe(funnel[state]);
  expect(sum(sources.map(({ views }) => views))).toBe(funnel.views);
  expect(sum(versions.map(({ views }) => views))).toBe(funnel.views);
  expect(sum(tiers.map(({ count }) => count))).toBe(funnel.completed);
  expect(sum(scores.map(({ count }) => count))).toBe(funnel.completed);
  expect(leftAtEnd + sum(asked.map(({ leftHere }) => leftHere))).toBe(funnel.inProgress + funnel.abandoned);
  for (const { shown, answered, skipped, leftHere, isMany, answers } of asked) {
    expect(shown).toBe(answered + skipped + leftHere);
    if (!isMany && answers.length > 0) expect(sum(answers.map(({ count }) => count))).toBe(answered);
  }
}

async function forgetVisits() {
  await storedLead(api, { name: 'Freezes the questions' });
  for (const table of ['allLeads', 'quizSessions', 'tallies'] as const)
    await api.db.deleteFrom(table).execute();
}

/** Lets retention delete the leads and abandoned quizzes so far, which stay counted. */
async function expire() {
  const { set, forget } = retentionQueries(api.db);
  for (const kind of ['leads', 'quizSessions'] as const) await set(kind, 7);
  await sql`update quiz_sessions set updated_at = now() - interval '8 days'
    where updated_at < now() - interval '30 minutes'`.execute(api.db);
  await forget();
}

test('for any filter, each figure equals a plain count and the parts add up to the views', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 1, maxLength: 40 }),
      fc.nat(DAYS.length - 1),
      fc.nat(DAYS.length - 1),
      fc.constantFrom(undefined, ...SOURCES),
      fc.constantFrom<Tier | undefined>(undefined, 'Growing', 'Foundations'),
      fc.boolean(),
      async (all, a, b, source, tier, isExpired) => {
        await forgetVisits();
        for (let i = 0; i < all.length; i += 7) {
          await happen(all.slice(i, i + 7));
          if (isExpired) await expire();
        }
        const [from = '', to = ''] = [DAYS[a], DAYS[b]].toSorted();
        await expectToAddUp(all, from, to, source, tier);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
