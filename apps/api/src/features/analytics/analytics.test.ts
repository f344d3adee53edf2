import { type Analytics, type AnalyticsFilter, analytics } from '@upcurve/contracts/analytics';
import { contact } from '@upcurve/contracts/contact';
import { leads } from '@upcurve/contracts/leads';
import { questions } from '@upcurve/contracts/questions';
import { quiz, type Tier } from '@upcurve/contracts/quiz';
import { submissions } from '@upcurve/contracts/submissions';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { contactInput, leadInput, storedLead } from '../../testing/leads.ts';
import { addUp } from '../events/jobs.ts';
import { retentionQueries } from '../retention/queries.ts';
import { addDays, dayOf } from './range.ts';

let api: TestApi;
let sales: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  sales = await api.signIn('sales');
});
beforeEach(async () => {
  for (const table of [
    'submissions',
    'contactSubmissions',
    'quizSessions',
    'tallyChanges',
    'tallies',
  ] as const)
    await api.db.deleteFrom(table).execute();
  await sql`delete from tally_changes`.execute(api.db);
});
afterAll(() => api.close());

const read = (query: AnalyticsFilter = {}): Promise<Analytics> =>
  api.client(analytics, sales).getAnalytics({ query });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

interface Visit {
  day: string;
  source: string;
  state: 'viewed' | 'inProgress' | 'abandoned' | 'completed' | 'completed later';
  /** Whether the event of its view arrived. */
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

/** Puts visits into the tables as they would have come about on their days, late at night by the agency's clock. */
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
    sql`insert into tally_changes (day, measure, source, tier, version, question_id, value, count)
      select day, 'viewed', source, '', number, 0, '', 1 from ${visit} where state = 'viewed' or "isCounted"`,
    sql`insert into quiz_sessions (id, answers, source, is_counted, created_at, updated_at, question_set)
      select session, '{"1":"owner","2":null}', source, "isCounted", at,
        now() - case when state = 'inProgress' then interval '0' else interval '31 minutes' end, hash
      from ${visit} where state <> 'viewed'`,
    sql`insert into submissions (id, name, email, completed_at, answers, question_set, result, score, tier, is_eligible,
        attribution, consent, consent_version, result_token_hash, search_text, name_key)
      select lead, 'A', 'lead@example.com', case state when 'completed' then at else at + interval '40 minutes' end, '{}', hash,
        '{}', score, tier, false, json_build_object('source', source), false, 'test', sha256(lead::text::bytea), '', 'a'
      from ${visit} where state like 'completed%'`,
    sql`update quiz_sessions set submission_id = lead from ${visit} where quiz_sessions.id = session and state like 'completed%'`,
  ];
  for (const statement of statements) await statement.execute(api.db);
}

/** The same by counting visits one by one. */
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

/** Every sum is that of its parts, and each part what counting the visits one by one gives. */
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
  await api.db.deleteFrom('submissions').execute();
  await api.db.deleteFrom('quizSessions').execute();
  await sql`truncate tallies, tally_changes`.execute(api.db);
}

test('views are the sum of what became of them, whatever is asked, and each number is a plain count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 1, maxLength: 40 }),
      fc.nat(DAYS.length - 1),
      fc.nat(DAYS.length - 1),
      fc.constantFrom(undefined, ...SOURCES),
      fc.constantFrom<Tier | undefined>(undefined, 'Growing', 'Foundations'),
      fc.boolean(),
      async (all, a, b, source, tier, isAddedUp) => {
        await forgetVisits();
        for (let i = 0; i < all.length; i += 7) {
          await happen(all.slice(i, i + 7));
          if (isAddedUp) await addUp(api.db);
        }
        const [from = '', to = ''] = [DAYS[a], DAYS[b]].toSorted();
        await expectToAddUp(all, from, to, source, tier);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

/** Ten thousand in each run of the tests; `TEST_VISITS=100000` takes some minutes. */
const MANY = Number(process.env.TEST_VISITS ?? 10_000);

test('many visits add up, by every range of days, source and tier', async () => {
  await forgetVisits();
  const all = fc.sample(visit, { numRuns: MANY, seed: 31 });
  for (let i = 0; i < all.length; i += 1_000) {
    await happen(all.slice(i, i + 1_000));
    if (i < MANY * 0.9) await addUp(api.db);
  }
  for (const [i, from] of DAYS.entries()) for (const to of DAYS.slice(i)) await expectToAddUp(all, from, to);
  for (const source of SOURCES)
    for (const tier of [undefined, 'Foundations', 'Growing', 'Ready to scale'] as const)
      await expectToAddUp(all, '2026-03-28', '2026-10-26', source, tier);
}, 600_000);

test('what is deleted by hand leaves the numbers, what is past its time stays in them', async () => {
  await api.client(quiz).createSession({ body: { answers: { 1: 'owner' }, source: 'google' } });
  const { id: sessionId } = await api.client(quiz).createSession({ body: { answers: {} } });
  const { id } = await api.client(quiz).submit({ body: leadInput(api, { sessionId }) });
  expect((await read()).funnel).toMatchObject({ views: 2, inProgress: 1, completed: 1 });
  expect((await read()).medianSeconds).toBe(1);

  await sql`update quiz_sessions set updated_at = now() - interval '31 days'`.execute(api.db);
  expect((await read()).funnel).toMatchObject({ views: 2, inProgress: 0, abandoned: 1 });
  expect(await retentionQueries(api.db).forget()).toMatchObject({ quizSessions: 1 });
  expect((await read({ source: 'google' })).funnel).toMatchObject({ views: 1, abandoned: 1 });

  await api.client(submissions, await api.signIn('admin')).deleteSubmission({ params: { id } });
  expect((await read()).funnel).toEqual({
    views: 1,
    notStarted: 0,
    inProgress: 0,
    abandoned: 1,
    completed: 0,
  });
});

test('a question that is deleted keeps its wording, and the answers that were given to it', async () => {
  const admin = await api.signIn('admin');
  const input = { text: 'Which lasers do you own?', inputType: 'checkbox', category: 'business' } as const;
  const options = [
    { value: 'a', label: 'Alexandrite' },
    { value: 'b', label: 'Diode' },
  ];
  const { id } = await api.client(questions, admin).createQuestion({ body: { ...input, options } });
  // Without any the built-in ones are asked, which have ids of their own.
  await api.client(questions, admin).createQuestion({ body: { ...input, inputType: 'text' } });
  await api.client(quiz).submit({ body: leadInput(api, { answers: { [id]: ['a', 'b'] } }) });
  await api.client(quiz).submit({ body: leadInput(api, { answers: { [id]: [] } }) });
  await api.client(questions, admin).deleteQuestion({ params: { id } });
  await sql`update submissions set completed_at = completed_at - interval '1 year'`.execute(api.db);
  const year = { from: addDays(dayOf(Date.now()), -366), to: addDays(dayOf(Date.now()), -364) };
  expect((await read(year)).questions.find((question) => question.id === id)).toEqual({
    id,
    text: input.text,
    isAsked: false,
    isMany: true,
    shown: 2,
    answered: 1,
    skipped: 1,
    leftHere: 0,
    answers: [
      { value: 'a', label: 'Alexandrite', count: 1 },
      { value: 'b', label: 'Diode', count: 1 },
    ],
  });
  expect((await read()).questions).toEqual([]);
});

test('sources lead to people qualified, converted and their worth; members to how fast they were', async () => {
  const first = await storedLead(api, { name: 'A', source: 'google', isEligible: true, status: 'qualified' });
  await storedLead(api, { name: 'A', source: 'instagram' });
  const person = sql`(select person_id from submissions where id = ${first})`;
  await sql`update submissions set person_id = ${person}, value_pence = case id when ${first} then 250000 end`.execute(
    api.db,
  );
  await sql`update submissions set completed_at = now() - interval '45 minutes' where id = ${first}`.execute(
    api.db,
  );
  await api.client(contact).submitContact({ body: contactInput(api) });
  await sql`update contact_submissions set status = 'converted', person_id = ${person}, value_pence = 1000`.execute(
    api.db,
  );
  for (const text of ['First', 'Second'])
    await api.client(leads, sales).addNote({ params: { kind: 'eligibility', id: first }, body: { text } });

  const figures = await read({ compare: true });
  expect(figures.sources).toEqual([
    {
      source: 'google',
      views: 1,
      completed: 1,
      eligible: 1,
      qualified: 1,
      converted: 1,
      valuePence: 251_000,
    },
    { source: 'instagram', views: 1, completed: 1, eligible: 0, qualified: 0, converted: 0, valuePence: 0 },
  ]);
  expect(figures).toMatchObject({ eligible: 1, qualified: 1, valuePence: 251_000 });
  expect(figures.before).toMatchObject({ funnel: { views: 0 }, valuePence: 0, medianSeconds: null });
  const [speed] = figures.speed;
  expect(figures.speed).toHaveLength(1);
  expect(speed).toMatchObject({ kind: 'eligibility', leads: 1, withinHour: 1 });
  // To within 3 %.
  expect(Math.abs((speed?.medianMinutes ?? 0) - 45)).toBeLessThanOrEqual(2);
  expect(figures.untouched).toEqual({ eligibility: 1, contact: 1 });
  expect(figures.forms.find(({ formType }) => formType === 'Contact')).toMatchObject({
    received: 1,
    converted: 1,
  });
  expect((await read({ source: 'instagram' })).valuePence).toBe(0);
  const [asked] = figures.versions;
  expect((await read({ version: asked?.version })).valuePence).toBe(251_000);
  expect((await read({ version: 999 })).valuePence).toBe(0);
});

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ from: '2020-01-01', to: '2026-01-01' }, 'from'],
  [{ tier: 'Foundation' }, 'tier'],
  [{ version: '0' }, 'version'],
  [{ by: 'year' }, 'by'],
])('%j is refused, with the part that is wrong', async (query, path) => {
  await expect(read(query as AnalyticsFilter)).rejects.toMatchObject({ statusCode: 400, issues: [{ path }] });
});

test('the day is one of the agency, in summer as in winter, and moments are taken for days', async () => {
  for (const completedAt of ['2026-03-28T23:59:59Z', '2026-03-29T23:00:00Z', '2026-10-25T23:59:59Z'])
    await storedLead(api, { name: 'A', completedAt });
  const onDay = async (from: string, to = from) => (await read({ from, to })).funnel.completed;
  expect(
    await Promise.all(
      ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((day) => onDay(day)),
    ),
  ).toEqual([1, 0, 1, 1, 0]);
  expect(await onDay('2026-03-29T23:00:00Z', '2026-03-30T23:00:00Z')).toBe(1);
  expect(
    (await read({ from: '2026-03-01', to: '2026-04-05', by: 'week' })).days.map(({ day, completed }) => [
      day,
      completed,
    ]),
  ).toEqual([
    ['2026-02-23', 0],
    ['2026-03-02', 0],
    ['2026-03-09', 0],
    ['2026-03-16', 0],
    ['2026-03-23', 1],
    ['2026-03-30', 1],
  ]);
});

test('as CSV, formulas made harmless; and only for who may read leads', async () => {
  await storedLead(api, { name: 'A', source: '=1+1' });
  const csv = await api.client(analytics, sales).exportAnalytics({ query: {} });
  const text = await csv.text();
  expect(text).toContain(`Sources,'=1+1,completed,1`);
  expect(text).toContain('Funnel,,views,1');
  await expect(
    api.client(analytics, await api.signIn('editor')).getAnalytics({ query: {} }),
  ).rejects.toMatchObject({ statusCode: 403 });
});

test('conversion this week is held against the same hours of the last one', async () => {
  const weekAgo = sql`now() - interval '7 days 1 minute'`;
  for (const status of ['qualified', 'new'] as const) await storedLead(api, { name: 'A', status });
  const old = await storedLead(api, { name: 'B', status: 'qualified' });
  await sql`update submissions set completed_at = ${weekAgo} where id = ${old}`.execute(api.db);
  const { thisWeek, lastWeek } = await api.client(analytics, sales).getWeek();
  expect(thisWeek).toEqual({ leads: 2, won: 1 });
  expect(lastWeek.won).toBe(lastWeek.leads);
});

test('many leads that change at once are compared each with itself, within what a statement may take', async () => {
  const MANY = 12_000;
  await sql`
    insert into contact_submissions (id, name, email, form_type, message, source, consent, consent_version, search_text)
    select gen_random_uuid(), 'n', 'n@clinic.example', 'Contact', 'Hi', '', true, 1, 'n' from generate_series(1, ${MANY}::int)`.execute(
    api.db,
  );
  await sql`update contact_submissions set is_unread = false`.execute(api.db);
  await sql`update contact_submissions set status = 'converted'`.execute(api.db);
  const { forms } = await read();
  expect(forms.find(({ formType }) => formType === 'Contact')).toMatchObject({ converted: MANY });
});
