import { submissions } from '@upcurve/contracts/leads/submissions';
import type { Answers } from '@upcurve/contracts/quiz/answers';
import { type Question, type QuestionInput, questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { isSeen, randomAnswers, randomQuestions } from '@upcurve/contracts/quiz/random-quiz.test-helper';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { computeResult } from './scoring.ts';

const api = await apiForFile();
const headers = await api.signIn('owner');
beforeEach(async () => {
  await api.db.deleteFrom('questions').execute();
});

const staff = () => api.client(questions, headers);

/** Inserts questions directly into the table with their own ids. */
const store = (list: readonly Question[]) =>
  api.db
    .insertInto('questions')
    .values(
      list.map(({ options, showIf, ...question }) => ({
        ...question,
        options: options && JSON.stringify(options),
        showIf: showIf ? JSON.stringify(showIf) : null,
      })),
    )
    .execute();

async function submitAnswers(answers: Answers) {
  const receipt = await api.client(quiz).submit({ body: leadInput(api, { answers }) });
  const report = await api.client(quiz).getReport({ params: { resultToken: receipt.resultToken } });
  const detail = await api.client(submissions, headers).getSubmission({ params: { id: receipt.id } });
  return { receipt, report, detail };
}

test('stores, scores and reports only questions that are shown, for any questions and answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      await api.db.deleteFrom('questions').execute();
      const list = randomQuestions(seed);
      const given = randomAnswers(seed, list);
      await store(list);
      const seen = list.filter(({ id }) => isSeen(id, list, given));
      const { receipt, report } = await submitAnswers(given);
      expect(report.questions.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
      expect(report.answers).toEqual(Object.fromEntries(seen.map(({ id }) => [id, given[id]])));
      // The expected result if only these questions had been asked.
      const alone = seen.map(({ showIf: _, ...each }) => each);
      expect(receipt.result).toEqual(computeResult(alone, report.answers));
    }),
    { numRuns: 30, seed: 11 },
  );
});

const choice: QuestionInput = {
  text: 'What is your role?',
  inputType: 'multipleChoice',
  category: 'business',
  options: [
    { value: 'owner', label: 'Owner', points: 10, qualifies: true },
    { value: 'nurse', label: 'Nurse', points: 0, qualifies: true },
  ],
};
const follow = (questionId: number, part: Partial<QuestionInput> = {}): QuestionInput => ({
  text: 'Do you decide alone?',
  inputType: 'yesno',
  category: 'business',
  showIf: { questionId, values: ['owner'] },
  ...part,
});

describe('a condition', () => {
  test('is stored with the question, sent to visitors, and frozen with the lead', async () => {
    const role = await staff().createQuestion({ body: choice });
    const alone = await staff().createQuestion({ body: follow(role.id) });
    expect(alone.showIf).toEqual({ questionId: role.id, values: ['owner'] });
    expect((await api.client(questions).listQuestions())[1]?.showIf).toEqual(alone.showIf);

    const before = await submitAnswers({ [role.id]: 'nurse', [alone.id]: true });
    expect(before.detail.answers).toEqual({ [role.id]: 'nurse' });
    await staff().updateQuestion({
      params: { id: alone.id },
      body: follow(role.id, { showIf: undefined }),
    });
    const { resultToken } = before.receipt;
    const report = await api.client(quiz).getReport({ params: { resultToken } });
    expect(report.questions.map(({ id }) => id)).toEqual([role.id]);
    const after = await submitAnswers({ [role.id]: 'nurse', [alone.id]: true });
    expect(after.report.questions.map(({ id }) => id)).toEqual([role.id, alone.id]);
    expect(after.report.questions[1]).not.toHaveProperty('showIf');
  });

  test('that is not met makes a qualifying answer to its question unnecessary', async () => {
    const role = await staff().createQuestion({ body: choice });
    const budget = { ...choice, text: 'How much a month?', options: [choice.options![0]!] };
    await staff().createQuestion({
      body: { ...budget, showIf: { questionId: role.id, values: ['owner'] } },
    });
    expect((await submitAnswers({ [role.id]: 'nurse' })).receipt.result.isEligible).toBe(true);
    expect((await submitAnswers({ [role.id]: 'owner' })).receipt.result.isEligible).toBe(false);
  });

  test('is rejected if its question or its values are invalid', async () => {
    const role = await staff().createQuestion({ body: choice });
    const words = await staff().createQuestion({ body: { ...choice, inputType: 'text', options: null } });
    for (const [showIf, path] of [
      [{ questionId: 99_999, values: ['owner'] }, 'showIf.questionId'],
      [{ questionId: words.id, values: ['owner'] }, 'showIf.questionId'],
      [{ questionId: role.id, values: ['boss'] }, 'showIf.values'],
      [{ questionId: role.id, values: [] }, 'showIf.values'],
      [{ questionId: role.id, values: ['owner', 'owner'] }, 'showIf.values'],
      [{ questionId: 0, values: ['owner'] }, 'showIf.questionId'],
    ] as const) {
      const body = follow(role.id, { showIf: { ...showIf, values: [...showIf.values] } });
      await expect(staff().createQuestion({ body })).rejects.toMatchObject({
        statusCode: 400,
        issues: [expect.objectContaining({ path })],
      });
    }
    const own = staff().updateQuestion({
      params: { id: role.id },
      body: { ...choice, showIf: { questionId: role.id, values: ['owner'] } },
    });
    expect(await refusedWith(own)).toBe(400);
    expect(await staff().listQuestions()).toHaveLength(2);
  });

  test('prevents deleting, moving or disabling the question it depends on, and removing that answer', async () => {
    const role = await staff().createQuestion({ body: choice });
    const alone = await staff().createQuestion({ body: follow(role.id) });
    const params = { id: role.id };
    const breaks = [
      staff().deleteQuestion({ params }),
      staff().orderQuestions({ body: { ids: [alone.id, role.id] } }),
      staff().updateQuestion({ params, body: { ...choice, order: 2 } }),
      staff().updateQuestion({ params, body: { ...choice, isActive: false } }),
      staff().updateQuestion({ params, body: { ...choice, options: [choice.options![1]!] } }),
      staff().updateQuestion({ params, body: { ...choice, inputType: 'freeText', options: null } }),
    ];
    for (const attempt of await Promise.allSettled(breaks))
      expect(attempt).toMatchObject({
        status: 'rejected',
        reason: { statusCode: 409, message: expect.stringContaining('‘Do you decide alone?’') },
      });
    expect((await staff().listQuestions()).map(({ version }) => version)).toEqual([1, 1]);
    await staff().deleteQuestion({ params: { id: alone.id } });
    await staff().deleteQuestion({ params });
  });
});
