import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { PUBLIC_BODY_MAX } from '@upcurve/contracts/shared/endpoint';
import { describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { seedQuestions } from '../questions/seed.ts';

const api = await apiForFile();
await api.db.transaction().execute(seedQuestions);
const headers = await api.signIn('owner');

const staff = () => api.client(submissions, headers);
const manager = () => api.client(questions, headers);
const visitor = () => api.client(quiz);
const submit = (change: Partial<SubmissionInput> = {}, idempotencyKey?: string) =>
  visitor().submit({ body: leadInput(api, change) }, { idempotencyKey });
const stored = () => api.db.selectFrom('leads').select('id').execute();

describe('submitting the quiz', () => {
  test('scores it, returns a link to the report, and shows it to staff', async () => {
    const receipt = await submit({
      businessName: 'Bell Clinic',
      website: 'bell.example',
      attribution: { source: 'x' },
    });

    expect(receipt.result).toMatchObject({ isEligible: true, tier: 'Foundations' });
    const report = await visitor().getReport({ params: { resultToken: receipt.resultToken } });
    expect(report).toMatchObject({ name: 'Anna Bell', businessName: 'Bell Clinic', result: receipt.result });
    expect(report).not.toHaveProperty('email');
    expect(JSON.stringify(report.questions)).not.toMatch(/"(?:points|qualifies)":/);
    const detail = await staff().getSubmission({ params: { id: receipt.id } });
    expect(detail).toMatchObject({
      status: 'new',
      email: 'anna@example.com',
      website: 'bell.example',
      phone: null,
      score: receipt.result.score,
      result: receipt.result,
      consentVersion: expect.any(String),
      attribution: { source: 'x' },
    });
    expect(detail.questions).toHaveLength(17);
  });

  test('keeps the figures for report and staff, without unreadable parts', async () => {
    const figures = { enquiries: 120, value: 250, noShows: 101, caller: 'robot', canDecide: 'together' };
    const { id, resultToken, result } = await submit({ figures: figures as SubmissionInput['figures'] });

    const kept = { enquiries: 120, value: 250, canDecide: 'together' };
    expect((await visitor().getReport({ params: { resultToken } })).figures).toEqual(kept);
    expect((await staff().getSubmission({ params: { id } })).figures).toEqual(kept);
    expect(result.isEligible).toBe(true);
  });

  test('a visitor who cannot decide is not eligible', async () => {
    const { result } = await submit({ figures: { canDecide: 'no' } });
    expect(result).toMatchObject({
      isEligible: false,
      criteria: [{ isMet: true }, { isMet: true }, { isMet: true }],
    });
  });

  test('fifty times in parallel with the same Idempotency-Key stores one row and returns one answer', async () => {
    const before = (await stored()).length;
    const body = leadInput(api);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor().submit({ body }, { idempotencyKey: 'fifty' })),
    );
    expect(new Set(answers.map(({ id, resultToken }) => id + resultToken)).size).toBe(1);
    expect(await stored()).toHaveLength(before + 1);
    expect(
      await refusedWith(visitor().submit({ body: { ...body, name: 'B' } }, { idempotencyKey: 'fifty' })),
    ).toBe(422);
    expect(await refusedWith(visitor().submit({ body }, { idempotencyKey: 'x'.repeat(129) }))).toBe(400);
  });

  test.each([
    [{ answers: { 999: 'x' } }, 'answers.999'],
    [{ answers: { 1: 'emperor' } }, 'answers.1'],
    [{ answers: { 9: ['seo', 'telepathy'] } }, 'answers.9'],
    [{ answers: { 17: 'x'.repeat(50_000) } }, 'answers.17'],
    [{ answers: { 17: { nested: true } } }, 'answers.17'],
    [{ answers: { 'not-an-id': 'x' } }, 'answers.not-an-id'],
    [{ answers: [] }, 'answers'],
    [{ name: '' }, 'name'],
    [{ name: '\ud800\u0000' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ email: 'anna@' }, 'email'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ phone: 'call me' }, 'phone'],
    [{ consent: 'yes' }, 'consent'],
    [{ role: 'owner' }, ''],
  ])('with %j is rejected with its path, and nothing is stored', async (change, path) => {
    const before = await stored();
    await expect(submit(change as unknown as Partial<SubmissionInput>)).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path }],
    });
    expect(await stored()).toEqual(before);
  });

  test('rejects an answer to an inactive question, and accepts skipped questions', async () => {
    await api.db.updateTable('questions').set({ isActive: false }).where('id', '=', 2).execute();
    await expect(submit({ answers: { 2: 'full-time' } })).rejects.toMatchObject({
      issues: [{ path: 'answers.2' }],
    });
    await expect(submit({ answers: { 1: null, 4: '' } })).resolves.toBeTruthy();
    await api.db.updateTable('questions').set({ isActive: true }).execute();
  });

  test('rejects a body that is no JSON, has another type, is too large or sets __proto__', async () => {
    const post = (payload: string, type = 'application/json') =>
      api.app.inject({
        method: 'POST',
        url: '/api/eligibility/submissions',
        headers: { origin: 'http://localhost:3000', 'content-type': type },
        payload,
      });
    expect((await post('{')).json()).toMatchObject({
      statusCode: 400,
      message: 'The body is not valid JSON.',
    });
    expect((await post('{"__proto__":{"x":1}}')).statusCode).toBe(400);
    expect((await post('name=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await post(JSON.stringify('x'.repeat(PUBLIC_BODY_MAX)))).statusCode).toBe(413);
    expect((await post('')).statusCode).toBe(400);
  });

  test('falls back to the built-in questions while none is active', async () => {
    const own = await apiForTest();
    expect(await own.client(questions).listQuestions()).toEqual([]);
    const receipt = await own.client(quiz).submit({ body: leadInput(own) });
    const detail = await own
      .client(submissions, await own.signIn('owner'))
      .getSubmission({ params: { id: receipt.id } });
    expect(detail.questions).toHaveLength(17);
  });
});

test('a test lead of an owner is an eligible lead with changes to suggest', async () => {
  await api.db.updateTable('users').set({ email: 'olga@agency.example' }).execute();
  const { id } = await api.client(quiz, headers).sendTestLead();
  expect(await api.lastAudit()).toMatchObject({ action: 'lead.test', subjectId: id });
  expect(await staff().getSubmission({ params: { id } })).toMatchObject({
    name: expect.stringMatching(/^owner-.* \(test\)$/),
    email: 'olga@agency.example',
    status: 'new',
    result: { isEligible: true, improvements: expect.arrayContaining([expect.anything()]) },
  });

  const another = await api.client(quiz, await api.signIn('owner')).sendTestLead();
  const people = api.db.selectFrom('leads').select('personId').where('id', 'in', [id, another.id]);
  expect(new Set((await people.execute()).map(({ personId }) => personId)).size).toBe(2);
});

test('editing, reordering and deleting questions does not change an old submission', async () => {
  const { id, resultToken } = await submit();
  const read = () =>
    Promise.all([
      staff().getSubmission({ params: { id } }),
      visitor().getReport({ params: { resultToken } }),
    ]);
  const before = await read();

  const asked = await manager().listQuestions();
  for (const { id, version: _, updatedAt: __, ...question } of asked.slice(0, 5)) {
    const body = { ...question, text: `${question.text} (changed)`, order: 100 - question.order };
    await manager().updateQuestion({ params: { id }, body });
  }
  for (const { id } of asked.slice(5, 10)) await manager().deleteQuestion({ params: { id } });

  expect(await read()).toEqual(before);
  await api.db.deleteFrom('questions').execute();
  expect(await read()).toEqual(before);
  await manager().restoreQuestions();
});

describe('a saved session', () => {
  test('stores each answer as it is given, and is linked to its submission', async () => {
    const active = await api.client(questions).listQuestions();
    const [first, ninth] = [active[0]?.id ?? 0, active[8]?.id ?? 0];
    const { id } = await visitor().createSession({ body: { answers: {} } }, { idempotencyKey: 'session-1' });
    const again = await visitor().createSession({ body: { answers: {} } }, { idempotencyKey: 'session-1' });
    expect(again.id).toBe(id);

    await visitor().saveSession({ params: { id }, body: { answers: { [first]: 'owner' } } });
    await visitor().saveSession({ params: { id }, body: { answers: { [ninth]: ['seo'] } } });
    await visitor().saveSession({ params: { id }, body: { answers: { [first]: 'partner' } } });
    const session = () =>
      api.db.selectFrom('quizSessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect((await session()).answers).toEqual({ [first]: 'partner', [ninth]: ['seo'] });

    const bad = visitor().saveSession({ params: { id }, body: { answers: { [first]: 'nobody' } } });
    await expect(bad).rejects.toMatchObject({ statusCode: 400, issues: [{ path: `answers.${first}` }] });
    const receipt = await submit({ answers: { [first]: 'partner' }, sessionId: id });
    expect((await session()).leadId).toBe(receipt.id);
    const late = visitor().saveSession({ params: { id }, body: { answers: {} } });
    expect(await refusedWith(late)).toBe(404);
  });

  test('that is unknown does not prevent the submission', async () => {
    const sessionId = '0198a2f0-0000-7000-8000-000000000000';
    await expect(submit({ answers: {}, sessionId })).resolves.toBeTruthy();
  });
});

describe('likely spam', () => {
  const cases: [string, Partial<SubmissionInput>][] = [
    ['no-token', { formToken: undefined }],
    ['bad-token', { formToken: 'mgx3k2a1.forged' }],
    ['honeypot', { fax: '0800 000' }],
  ];
  const held = () => api.client(quarantine, headers).listQuarantine();

  test.each(cases)('with %s gets the same answer and is quarantined', async (reason, change) => {
    const before = await stored();
    const receipt = await submit({ answers: {}, ...change });
    expect(Object.keys(receipt).sort()).toEqual(['canMail', 'id', 'result', 'resultToken']);
    expect(await stored()).toEqual(before);
    expect((await held()).items[0]).toMatchObject({
      id: receipt.id,
      kind: 'eligibility',
      formType: null,
      reason,
    });
  });

  test('can be released once, with its result and report, or deleted', async () => {
    const receipt = await submit({ answers: {}, fax: 'x' });
    const client = api.client(quarantine, headers);
    const releases = await Promise.allSettled(
      [1, 2].map(() => client.releaseLead({ params: { id: receipt.id } })),
    );
    expect(releases.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await staff().getSubmission({ params: { id: receipt.id } })).toMatchObject({
      result: receipt.result,
    });
    expect(await visitor().getReport({ params: { resultToken: receipt.resultToken } })).toMatchObject({
      name: 'Anna Bell',
    });

    const other = await submit({ answers: {}, fax: 'x' });
    await client.deleteQuarantined({ params: { id: other.id } });
    expect((await held()).items).not.toContainEqual(expect.objectContaining({ id: other.id }));
  });
});
