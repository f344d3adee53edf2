import { DEFAULT_QUESTIONS } from '@upcurve/contracts/default-questions';
import { type QuestionInput, questions } from '@upcurve/contracts/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { seedQuestions } from './seed.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  headers = await api.signIn('editor');
});
afterAll(() => api.close());

const staff = () => api.client(questions, headers);
const input: QuestionInput = {
  text: 'How did you hear of us?',
  description: 'One answer',
  inputType: 'multipleChoice',
  category: 'general',
  options: [
    { value: 'friend', label: 'A friend', points: 5 },
    { value: 'search', label: 'Search' },
  ],
};

test('seeding stores the 17 built-in questions once, also after all were deleted', async () => {
  expect(await api.db.transaction().execute(seedQuestions)).toBe(17);
  const visitors = await api.client(questions).listQuestions();
  expect(visitors.map(({ version: _, updatedAt: __, ...question }) => question)).toEqual(
    JSON.parse(JSON.stringify(DEFAULT_QUESTIONS)),
  );
  await api.db.deleteFrom('questions').execute();
  expect(await api.db.transaction().execute(seedQuestions)).toBe(0);
});

test('the built-in questions can be restored where there are none, and only there', async () => {
  await api.db.deleteFrom('questions').execute();
  const attempts = await Promise.allSettled([staff().restoreQuestions(), staff().restoreQuestions()]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await staff().listQuestions()).toHaveLength(17);
});

describe('a question', () => {
  test('is added last, edited, hidden from visitors when inactive, and deleted', async () => {
    const before = await staff().listQuestions();
    const made = await staff().createQuestion({ body: input });
    expect(made).toMatchObject({ ...input, isActive: true, order: before.length + 1, version: 1, min: null });

    const changed = await staff().updateQuestion({
      params: { id: made.id },
      body: { ...input, text: 'Who told you of us?', isActive: false, order: 0 },
    });
    expect(changed).toMatchObject({ text: 'Who told you of us?', isActive: false, order: 0, version: 2 });
    expect((await staff().listQuestions())[0]).toEqual(changed);
    expect(await api.client(questions).listQuestions()).not.toContainEqual(changed);

    await staff().deleteQuestion({ params: { id: made.id } });
    await expect(staff().deleteQuestion({ params: { id: made.id } })).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(staff().updateQuestion({ params: { id: made.id }, body: input })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('keeps the options of checkboxes, and numbers their bounds', async () => {
    const boxes = await staff().createQuestion({ body: { ...input, inputType: 'checkbox' } });
    expect(boxes.options).toEqual(input.options);
    const number = await staff().createQuestion({
      body: {
        text: 'How many rooms?',
        inputType: 'number',
        category: 'business',
        min: 0.5,
        max: 10,
        step: 0.5,
      },
    });
    expect(number).toMatchObject({ min: 0.5, max: 10, step: 0.5, options: null, description: null });
  });

  test('changed by somebody else meanwhile is not overwritten: 412', async () => {
    const { id, version } = await staff().createQuestion({ body: input });
    const save = () =>
      staff().updateQuestion({ params: { id }, headers: { 'if-match': `"${version}"` }, body: input });
    await save();
    await expect(save()).rejects.toMatchObject({ statusCode: 412 });
  });

  test.each([
    [{ ...input, text: 'abcd' }, 'text', 'Question text must be at least 5 characters.'],
    [{ ...input, category: 'magic' }, 'category', 'Please select a category.'],
    [{ ...input, inputType: 'slider' }, 'inputType', expect.any(String)],
    [{ ...input, options: [{ value: '', label: 'x' }] }, 'options.0.value', 'Option value is required'],
    [{ ...input, order: 1.5 }, 'order', expect.any(String)],
    [{ ...input, order: '1' }, 'order', expect.any(String)],
    [{ ...input, isActive: 'true' }, 'isActive', expect.any(String)],
    [{ ...input, id: 7 }, '', expect.stringContaining('id')],
    [{ ...input, text: 'x'.repeat(100_000) }, 'text', 'At most 500 characters.'],
    [{ ...input, text: 'null \u0000 byte' }, 'text', 'Invalid input'],
    [null, '', expect.any(String)],
    [[], '', expect.any(String)],
  ])('%j is refused', async (body, path, message) => {
    const before = await staff().listQuestions();
    const attempt = staff().createQuestion({ body: body as QuestionInput });
    await expect(attempt).rejects.toMatchObject({
      statusCode: 400,
      issues: expect.arrayContaining([{ path, message }]),
    });
    expect(await staff().listQuestions()).toEqual(before);
  });

  test.each(['0', '-1', '1e3', '2147483648', 'abc', '%00', '1;drop'])('the id %s is refused', async (id) => {
    const answer = await api.app.inject({
      method: 'DELETE',
      url: `/api/eligibility/questions/${id}`,
      headers,
    });
    expect(answer.statusCode).toBe(400);
  });
});

test('only roles that may manage questions do', async () => {
  const sales = api.client(questions, await api.signIn('sales'));
  await expect(sales.createQuestion({ body: input })).rejects.toMatchObject({ statusCode: 403 });
  expect(await sales.listQuestions()).not.toHaveLength(0);
  await expect(api.client(questions).createQuestion({ body: input })).rejects.toMatchObject({
    statusCode: 403,
  });
  const signedOut = api.client(questions, { origin: headers.origin ?? '' });
  await expect(signedOut.createQuestion({ body: input })).rejects.toMatchObject({ statusCode: 401 });
});
