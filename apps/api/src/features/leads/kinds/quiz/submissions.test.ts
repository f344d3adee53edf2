import { account } from '@upcurve/contracts/account/account';
import { type SubmissionStatus, submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { viewOf } from '@upcurve/site-content/report/view';
import { describe, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../../test/api.ts';
import { leadInput } from '../../../../../test/samples/leads.ts';
import { tablesWith } from '../../../../../test/tables-with.ts';
import { seedQuestions } from '../../../questions/seed.ts';

// No worker runs, so its mails stay queued.
const api = await apiForFile({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
await api.db.transaction().execute(seedQuestions);
const headers = await api.signIn('owner');

const staff = () => api.client(submissions, headers);
const submit = (change: Partial<SubmissionInput> = {}) =>
  api.client(quiz).submit({ body: leadInput(api, change) });

test('deleting a submission removes its data from every table', async () => {
  const canary = 'canary-7f3a';
  await api.client(account, headers).updateProfile({ body: { email: 'olivia@example.com' } });
  const [question] = (await api.client(questions).listQuestions()).filter(
    ({ inputType }) => inputType === 'freeText',
  );
  const answers = { [question?.id ?? 0]: canary };
  const { id: sessionId } = await api.client(quiz).createSession({ body: { answers } });
  const { id } = await submit({ answers, sessionId, name: canary });
  expect(await api.db.selectFrom('mails').select('kind').orderBy('kind').execute()).toEqual([
    { kind: 'confirmation' },
    { kind: 'new-lead' },
  ]);
  expect(await tablesWith(api.db, canary)).toEqual(expect.arrayContaining(['all_leads', 'mails']));
  await staff().deleteSubmission({ params: { id } });
  expect(await tablesWith(api.db, canary)).toEqual([]);
});

describe('staff', () => {
  test('can set a status and delete permanently; calls for a deleted submission return 404', async () => {
    const { id } = await submit({ answers: {} });
    expect(
      await staff().setSubmissionStatus({ params: { id }, body: { status: 'qualified' } }),
    ).toMatchObject({
      id,
      status: 'qualified',
    });
    await staff().deleteSubmission({ params: { id } });
    expect(await api.lastAudit()).toMatchObject({ action: 'lead.deleted', subjectId: id });
    for (const attempt of [
      () => staff().getSubmission({ params: { id } }),
      () => staff().deleteSubmission({ params: { id } }),
      () => staff().setSubmissionStatus({ params: { id }, body: { status: 'new' } }),
    ]) {
      expect(await refusedWith(attempt())).toBe(404);
    }
  });

  test('get 412 if a colleague has changed the status in the meantime, and can then set it', async () => {
    const { id } = await submit({ answers: {} });
    const set = (status: SubmissionStatus, seen?: SubmissionStatus) =>
      staff().setSubmissionStatus({ params: { id }, body: { status, seen } });
    await set('qualified', 'new');
    await expect(set('contacted', 'new')).rejects.toMatchObject({
      statusCode: 412,
      issues: [{ path: 'status', message: 'qualified' }],
    });
    expect(await staff().getSubmission({ params: { id } })).toMatchObject({ status: 'qualified' });
    expect(await set('qualified', 'new')).toMatchObject({ status: 'qualified' });
    expect(await set('contacted', 'qualified')).toMatchObject({ status: 'contacted' });
    await staff().deleteSubmission({ params: { id } });
    expect(await refusedWith(set('new', 'contacted'))).toBe(404);
  });

  test('get the link of the visitor’s report, unless its token can no longer be derived', async () => {
    const { id, resultToken } = await submit({ answers: {} });
    const reportUrl = async () => (await staff().getSubmission({ params: { id } })).reportUrl;
    expect(await reportUrl()).toBe(
      `${api.services.config.marketingUrl}/eligibility/results#r=${resultToken}`,
    );
    await api.db
      .updateTable('quizDetails')
      .set({ resultTokenHash: Buffer.alloc(32) })
      .where('leadId', '=', id)
      .execute();
    expect(await reportUrl()).toBeNull();
  });

  test.each([
    [{ answers: {} }, 'Unknown: they gave no turnover.'],
    [{ answers: { 7: '30k-50k' }, figures: { caller: 'someone' } }, 'No: their own team can do it.'],
  ] as const)('read a verdict about the visitor, not to them: %j', async (given, words) => {
    const { id } = await submit(given);
    expect((await staff().getSubmission({ params: { id } })).report.verdict).toBe(words);
  });

  test('show the sums of the visitor’s report, changes in the order of the report', async () => {
    const { id, resultToken } = await submit({
      answers: { 5: 'nobody', 7: '30k-50k', 9: ['seo'], 14: 'no', 15: 'no' },
    });
    const view = viewOf(await api.client(quiz).getReport({ params: { resultToken } }));
    const { report } = await staff().getSubmission({ params: { id } });
    expect(report).toEqual({ verdict: view.verdictText.title, numbers: view.numbers });
    expect(report.numbers).toHaveLength(3);
  });
});
