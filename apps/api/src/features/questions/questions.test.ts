import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { type QuestionInput, questions } from '@upcurve/contracts/quiz/questions';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiForFile, refusedWith, startApi } from '../../../test/api.ts';
import { seedQuestions } from './seed.ts';

const api = await apiForFile();
const headers = await api.signIn('editor');

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

test('seeding stores the 17 built-in questions only once, even after all were deleted', async () => {
  expect(await api.db.transaction().execute(seedQuestions)).toBe(17);
  const stored = await staff().listQuestions();
  expect(stored.map(({ version: _, updatedAt: __, ...question }) => question)).toEqual(
    JSON.parse(JSON.stringify(DEFAULT_QUESTIONS)),
  );
  const visitors = JSON.stringify(await api.client(questions).listQuestions());
  expect(visitors).toContain('Nothing at the moment');
  expect(visitors).not.toMatch(/"(?:thisWeek|points|qualifies|spend|turnover)":/);
  await api.db.deleteFrom('questions').execute();
  expect(await api.db.transaction().execute(seedQuestions)).toBe(0);
});

test('the built-in questions can be restored only if there are no questions', async () => {
  await api.db.deleteFrom('questions').execute();
  const attempts = await Promise.allSettled([staff().restoreQuestions(), staff().restoreQuestions()]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await api.lastAudit()).toMatchObject({ action: 'question.restored' });
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
    // Place 0 becomes 1, the nearest valid place.
    expect(changed).toMatchObject({ text: 'Who told you of us?', isActive: false, order: 1, version: 2 });
    expect((await staff().listQuestions())[0]).toEqual(changed);
    expect(await api.client(questions).listQuestions()).not.toContainEqual(changed);

    await staff().deleteQuestion({ params: { id: made.id } });
    expect(await refusedWith(staff().deleteQuestion({ params: { id: made.id } }))).toBe(404);
    expect(await refusedWith(staff().updateQuestion({ params: { id: made.id }, body: input }))).toBe(404);
  });

  test('keeps the options of checkboxes and the limits of numbers', async () => {
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

  test('keeps the advice and the spend of its options, and rejects invalid advice', async () => {
    const advice = { title: 'Ask them', why: 'They know.', thisWeek: 'Ask one.', link: '/services/seo' };
    const options = [{ value: 'all', label: 'All', advice, spend: { from: 0, to: 500 } }];
    const made = await staff().createQuestion({ body: { ...input, options } });
    expect(made.options).toEqual(options);
    for (const [change, message] of [
      [{ link: '/services/none' }, expect.stringContaining('A page of the website')],
      [{ link: 'http://example.com' }, expect.stringContaining('A page of the website')],
      [{ title: 'Why not ask them?' }, 'Say what to do; don’t ask.'],
    ] as const) {
      const body = { ...input, options: [{ value: 'all', label: 'All', advice: { ...advice, ...change } }] };
      const path = `options.0.advice.${Object.keys(change)[0]}`;
      await expect(staff().createQuestion({ body })).rejects.toMatchObject({
        statusCode: 400,
        issues: [{ path, message }],
      });
    }
  });

  test('returns 412 if it was changed in the meantime', async () => {
    const { id, version } = await staff().createQuestion({ body: input });
    const save = () =>
      staff().updateQuestion({ params: { id }, headers: { 'if-match': `"${version}"` }, body: input });
    await save();
    expect(await refusedWith(save())).toBe(412);
  });

  test.each([
    [{ ...input, text: 'abcd' }, 'text', 'Question text must be at least 5 characters.'],
    [{ ...input, category: 'magic' }, 'category', 'Please select a category.'],
    [{ ...input, options: [{ value: '', label: 'x' }] }, 'options.0.value', 'Option value is required'],
    [{ ...input, order: 1.5 }, 'order', expect.any(String)],
    [{ ...input, text: 'x'.repeat(100_000) }, 'text', 'At most 500 characters.'],
  ])('is rejected as invalid: %j', async (body, path, message) => {
    const before = await staff().listQuestions();
    const attempt = staff().createQuestion({ body: body as QuestionInput });
    await expect(attempt).rejects.toMatchObject({
      statusCode: 400,
      issues: expect.arrayContaining([{ path, message }]),
    });
    expect(await staff().listQuestions()).toEqual(before);
  });
});

describe('the order', () => {
  const orders = async () => (await staff().listQuestions()).map(({ order }) => order);
  const ids = async () => (await staff().listQuestions()).map(({ id }) => id);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test('has no gaps or duplicates after any additions, moves and deletions', async () => {
    const turns = fc.record({
      way: fc.constantFrom('add', 'move', 'move', 'delete'),
      which: fc.nat(1000),
      order: fc.integer({ min: 0, max: 30 }),
    });
    for (const { way, which, order } of fc.sample(turns, { numRuns: 40, seed: 7 })) {
      const there = await ids();
      const id = there[which % there.length] ?? 0;
      if (way === 'add') await staff().createQuestion({ body: { ...input, order } });
      else if (way === 'delete') await staff().deleteQuestion({ params: { id } });
      else {
        const moved = await staff().updateQuestion({ params: { id }, body: { ...input, order } });
        expect(moved.order).toBe(Math.min(Math.max(1, order), there.length));
      }
      const now = await orders();
      expect(now).toEqual(upTo(now.length));
    }
  });

  test('has no gaps or duplicates after parallel changes', async () => {
    await Promise.all(upTo(8).map((order) => staff().createQuestion({ body: { ...input, order } })));
    const there = await ids();
    await Promise.all(
      there.slice(0, 8).map((id) => staff().updateQuestion({ params: { id }, body: { ...input, order: 3 } })),
    );
    expect(await orders()).toEqual(upTo(there.length));
  });

  test('can be changed as a whole; a question that is open elsewhere can still be saved', async () => {
    const there = await staff().listQuestions();
    const reversed = there.map(({ id }) => id).reverse();
    const now = await staff().orderQuestions({ body: { ids: reversed, seen: reversed.toReversed() } });
    expect(now.map(({ id }) => id)).toEqual(reversed);
    expect(now.map(({ order }) => order)).toEqual(upTo(there.length));
    expect(now.map(({ version }) => version)).toEqual(there.map(({ version }) => version).reverse());
    const { id, version, order } = now[2]!; // more than three are there
    const headers = { 'if-match': `"${version}"` };
    expect(await staff().updateQuestion({ params: { id }, headers, body: input })).toMatchObject({ order });
  });

  test('rejects the second of two parallel reorders with 412, and an incomplete list with 409', async () => {
    const seen = await ids();
    const next = seen.toReversed();
    const attempts = await Promise.allSettled([
      staff().orderQuestions({ body: { ids: next, seen } }),
      staff().orderQuestions({ body: { ids: next, seen } }),
    ]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { statusCode: 412 },
    });
    for (const named of [next.slice(1), [...next, 99_999]])
      expect(await refusedWith(staff().orderQuestions({ body: { ids: named } }))).toBe(409);
    expect(await ids()).toEqual(next);
  });
});

test('a reorder is recorded in the audit log', async () => {
  const ids = (await staff().listQuestions()).map(({ id }) => id);
  await staff().orderQuestions({ body: { ids: ids.toReversed() } });
  expect(await api.lastAudit()).toMatchObject({
    action: 'question.changed',
    what: 'The order of the questions',
  });
});

test('visitors get changed questions at once', async () => {
  const own = await startApi();
  onTestFinished(() => own.close());
  await own.db.transaction().execute(seedQuestions);
  const visitors = own.client(questions);
  const before = await visitors.listQuestions();
  await own.db
    .updateTable('questions')
    .set({ text: 'A new question?' })
    .where('id', '=', before[0]?.id ?? 0)
    .execute();
  expect((await visitors.listQuestions())[0]?.text).toBe('A new question?');
});
