import type { ApiError } from '@upcurve/api-client/api-error';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';

const api = await apiForFile();
beforeEach(async () => {
  for (const table of ['quizSessions', 'allLeads'] as const) await api.db.deleteFrom(table).execute();
});

const visitor = () => api.client(quiz);
const begin = async () => (await visitor().createSession({ body: { answers: { 1: 'owner' } } })).id;
const submit = (sessionId: string, change: Partial<SubmissionInput> = {}, idempotencyKey?: string) =>
  visitor().submit({ body: leadInput(api, { sessionId, ...change }) }, { idempotencyKey });
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from all_leads`.execute(api.db);
  return rows[0]?.count;
};
/** Returns the response or error as the client sees it. */
const seen = (call: Promise<unknown>) =>
  call.catch((error: ApiError) => ({ status: error.statusCode, message: error.message }));

const WAYS: [string, Partial<SubmissionInput>][] = [
  ['accepted', {}],
  ['held', { fax: '0800 000' }],
];

test('a session gives the same answers after accepted and held submissions', async () => {
  const answers = [];
  for (const [, change] of WAYS) {
    const id = await begin();
    await submit(id, change);
    const details = { name: 'Anna', email: 'anna@example.com', consent: true as const };
    answers.push([
      await seen(visitor().saveSession({ params: { id }, body: { answers: { 1: 'partner' } } })),
      await seen(visitor().saveDetails({ params: { id }, body: { ...details, formToken: api.formToken() } })),
      await seen(visitor().forgetDetails({ params: { id } })),
    ]);
  }
  expect(answers[0]).toMatchObject([{ status: 404 }, { status: 404 }, {}]);
  expect(answers[1]).toEqual(answers[0]);
});

describe.each(WAYS)('a session whose quiz was %s', (_, change) => {
  test('creates no second lead if it is submitted again, and returns the first answer', async () => {
    const id = await begin();
    const first = await submit(id, change);
    const again = await submit(id, { ...change, email: 'ANNA@example.com', answers: { 1: 'partner' } });
    expect(again).toEqual(first);
    expect(await count()).toBe(1);
    expect(await visitor().getReport({ params: { resultToken: again.resultToken } })).toMatchObject({
      result: first.result,
    });
  });

  test('creates one lead if it is submitted ten times in parallel', async () => {
    const id = await begin();
    const receipts = await Promise.all(Array.from({ length: 10 }, () => submit(id, change)));
    expect(new Set(receipts.map(({ resultToken }) => resultToken)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  test('refuses a submission with a different email address', async () => {
    const id = await begin();
    await submit(id, change);
    expect(await seen(submit(id, { ...change, email: 'else@example.com' }))).toEqual({
      status: 409,
      message: 'This quiz has already been submitted. Start a new one.',
    });
    expect(await count()).toBe(1);
  });

  test('stays closed after the lead is deleted', async () => {
    const id = await begin();
    const { id: lead } = await submit(id, change);
    const owner = await api.signIn('owner');
    if (change.fax) await api.client(quarantine, owner).deleteQuarantined({ params: { id: lead } });
    else await api.db.deleteFrom('allLeads').where('id', '=', lead).execute();
    expect(await seen(visitor().saveSession({ params: { id }, body: { answers: {} } }))).toMatchObject({
      status: 404,
    });
  });
});

test('a session stays closed after its held lead is released', async () => {
  const id = await begin();
  const first = await submit(id, { fax: 'x' });
  const owner = await api.signIn('owner');
  await api.client(quarantine, owner).releaseLead({ params: { id: first.id } });
  expect(await seen(visitor().saveSession({ params: { id }, body: { answers: {} } }))).toMatchObject({
    status: 404,
  });
  expect(await submit(id)).toEqual(first);
  expect(await count()).toBe(1);
});

describe('progress saved under an Idempotency-Key', () => {
  const save = (id: string, answers: object, idempotencyKey: string) =>
    seen(
      visitor().saveSession(
        { params: { id }, body: { answers: answers as Record<string, string> } },
        { idempotencyKey },
      ),
    );

  test('is accepted again with the same body, and refused with a different one', async () => {
    const id = await begin();
    expect(await save(id, { 1: 'partner' }, 'patch')).toEqual({});
    expect(await save(id, { 1: 'partner' }, 'patch')).toEqual({});
    expect(await save(id, { 1: 'owner' }, 'patch')).toMatchObject({ status: 422 });
    const session = await api.db.selectFrom('quizSessions').select('answers').executeTakeFirstOrThrow();
    expect(session.answers).toEqual({ 1: 'partner' });
  });

  test('is refused for another session', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(await save(one, { 1: 'partner' }, 'two')).toEqual({});
    expect(await save(other, { 1: 'partner' }, 'two')).toMatchObject({ status: 422 });
  });
});

describe('after a change of SESSION_SECRET', () => {
  const changeSecret = () => {
    api.config.sessionSecret = 'another secret, as long as they have to be';
  };
  const kept = { secret: '' };
  beforeEach(() => {
    kept.secret = api.config.sessionSecret;
    return () => {
      api.config.sessionSecret = kept.secret;
    };
  });
  const report = (resultToken: string) => visitor().getReport({ params: { resultToken } });

  test.each(WAYS)('repeating a submission that was %s returns a working link', async (way, change) => {
    const id = await begin();
    const body = leadInput(api, { sessionId: id, ...change });
    const idempotencyKey = `secret-${way.length}`;
    const first = await visitor().submit({ body }, { idempotencyKey });
    changeSecret();
    const again = await visitor().submit({ body }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(await report(again.resultToken)).toMatchObject({ name: 'Anna Bell' });
  });

  test('the visitor’s report link still works after the submission is released', async () => {
    const id = await begin();
    const { id: lead, resultToken } = await submit(id, { fax: 'x' });
    const owner = await api.signIn('owner');
    changeSecret();
    await api.client(quarantine, owner).releaseLead({ params: { id: lead } });
    expect(await report(resultToken)).toMatchObject({ name: 'Anna Bell' });
  });
});
