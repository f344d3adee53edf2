import { type Analytics, type AnalyticsFilter, analytics } from '@upcurve/contracts/analytics/analytics';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import { contact } from '@upcurve/contracts/leads/contact';
import { leads } from '@upcurve/contracts/leads/leads';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { contactInput, leadInput, storedLead } from '../../../test/samples/leads.ts';
import { retentionQueries } from '../retention/queries.ts';
import { addDays, dayOf } from './range.ts';

const api = await apiForFile();
const sales = await api.signIn('sales');
beforeEach(async () => {
  for (const table of ['allLeads', 'quizSessions', 'tallies'] as const)
    await api.db.deleteFrom(table).execute();
});

const read = (query: AnalyticsFilter = {}): Promise<Analytics> =>
  api.client(analytics, sales).getAnalytics({ query });

test('excludes leads that staff deleted, but still counts sessions deleted by retention', async () => {
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

test('figures of quizzes and forms are the same after retention has deleted them', async () => {
  const { createSession, submit } = api.client(quiz);
  const attribution = { source: 'google', medium: 'cpc', campaign: 'spring' };
  await createSession({ body: { answers: { 1: 'owner', 2: null }, ...attribution, isCounted: true } });
  const { id: sessionId } = await createSession({ body: { answers: {}, ...attribution, isCounted: true } });
  const quizLead = await submit({ body: leadInput(api, { sessionId, attribution }) });
  const form = await api.client(contact).submitContact({ body: contactInput(api) });
  for (const [kind, { id }] of [
    ['eligibility', quizLead],
    ['contact', form],
  ] as const)
    await api.client(leads, sales).addNote({ params: { kind, id }, body: { text: 'Called back' } });
  for (const change of [
    `leads set status = case kind when 'contact' then 'converted' else 'qualified' end,
      created_at = created_at - interval '40 days', first_touched_at = first_touched_at - interval '40 days'`,
    `quiz_details set begun_at = begun_at - interval '40 days'`,
    `quiz_sessions set created_at = created_at - interval '40 days', updated_at = updated_at - interval '40 days'`,
  ])
    await sql.raw(`update ${change}`).execute(api.db);
  const month = { from: addDays(dayOf(Date.now()), -45), to: addDays(dayOf(Date.now()), -35) };
  const {
    from,
    to,
    funnel,
    questions: asked,
    scores,
    tiers,
    forms,
    speed,
    untouched,
    versions,
  } = await read(month);
  expect([funnel.abandoned, funnel.completed, speed.length, untouched]).toEqual([
    ...[1, 1, 2],
    { eligibility: 0, contact: 0 },
  ]);
  await retentionQueries(api.db).set('leads', 30);
  expect(await retentionQueries(api.db).forget()).toMatchObject({ leads: 2, quizSessions: 1 });
  const after = await read(month);
  expect(after).toMatchObject({
    from,
    to,
    funnel,
    questions: asked,
    scores,
    tiers,
    forms,
    speed,
    untouched,
    versions,
  });
  expect(after.campaigns).toMatchObject([{ ...attribution, begun: 2, completed: 1 }]);
});

test('still shows the wording and answers of a deleted question', async () => {
  const admin = await api.signIn('admin');
  const input = { text: 'Which lasers do you own?', inputType: 'checkbox', category: 'business' } as const;
  const options = [
    { value: 'a', label: 'Alexandrite' },
    { value: 'b', label: 'Diode' },
  ];
  const { id } = await api.client(questions, admin).createQuestion({ body: { ...input, options } });
  // Without any active question, the quiz would use the built-in ones, which have different ids.
  await api.client(questions, admin).createQuestion({ body: { ...input, inputType: 'text' } });
  await api.client(quiz).submit({ body: leadInput(api, { answers: { [id]: ['a', 'b'] } }) });
  await api.client(quiz).submit({ body: leadInput(api, { answers: { [id]: [] } }) });
  await api.client(questions, admin).deleteQuestion({ params: { id } });
  await sql`update leads set created_at = created_at - interval '1 year'`.execute(api.db);
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

test('reports leads, conversions and value per source, and how fast each kind of lead is answered', async () => {
  const first = await storedLead(api, { name: 'A', source: 'google', isEligible: true, status: 'qualified' });
  await storedLead(api, { name: 'A', source: 'instagram' });
  const person = sql`(select person_id from leads where id = ${first})`;
  await sql`update leads set person_id = ${person}, value_pence = case id when ${first} then 250000 else 700 end
    where kind = 'eligibility'`.execute(api.db);
  await sql`update leads set created_at = now() - interval '45 minutes', outcome = 'won', won_on = now()
    where id = ${first}`.execute(api.db);
  await api.client(contact).submitContact({ body: contactInput(api) });
  await sql`update leads set status = 'converted', outcome = 'won', won_on = now(), person_id = ${person}, value_pence = 1000
    where kind = 'contact'`.execute(api.db);
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
      converted: 2,
      valuePence: 251_000,
    },
    { source: 'instagram', views: 1, completed: 1, eligible: 0, qualified: 0, converted: 0, valuePence: 0 },
  ]);
  expect(figures).toMatchObject({ eligible: 1, qualified: 1, valuePence: 251_000 });
  expect(figures.before).toMatchObject({ funnel: { views: 0 }, valuePence: 0, medianSeconds: null });
  const [speed] = figures.speed;
  expect(figures.speed).toHaveLength(1);
  expect(speed).toMatchObject({ kind: 'eligibility', leads: 1, withinHour: 1 });
  // Histogram steps are accurate to 3 %.
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

test('counts the calls of the agency’s days, and those that were answered', async () => {
  const id = await storedLead(api, { name: 'A' });
  const call = (result: CallInput['result'], calledAt: string) =>
    api.client(leads, sales).logCall({ params: { kind: 'eligibility', id }, body: { result, calledAt } });
  await call('spoke', '2026-06-30T22:59:59.000Z');
  await call('no_answer', '2026-06-30T23:00:00.000Z');
  await call('left_message', '2026-07-01T09:00:00.000Z');
  await call('booked', '2026-07-01T22:59:59.000Z');
  await call('spoke', '2026-07-01T23:00:00.000Z');
  expect((await read({ from: '2026-07-01', to: '2026-07-01' })).calls).toEqual({ made: 3, answered: 1 });
  expect((await read({ from: '2026-06-29', to: '2026-06-29' })).calls).toEqual({ made: 0, answered: 0 });
});

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ from: '2020-01-01', to: '2026-01-01' }, 'from'],
  [{ tier: 'Foundation' }, 'tier'],
  [{ version: '0' }, 'version'],
  [{ by: 'year' }, 'by'],
])('rejects the filter %j and names the invalid field', async (query, path) => {
  await expect(read(query as AnalyticsFilter)).rejects.toMatchObject({ statusCode: 400, issues: [{ path }] });
});

test('counts days in the agency’s time zone in summer and winter, and rounds instants to days', async () => {
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
