import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { storedQuestion } from '@upcurve/testing/factories';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test, vi } from 'vitest';
import { createQuestionCache } from './question-cache.server.ts';

const server = mockNetwork();
const apiUrl = 'http://127.0.0.1:4000';

test('shows an edit within a second, and shares one call between concurrent requests', async () => {
  const list = vi.fn(() => [storedQuestion({ text: 'As it was?' })]);
  server.use(handle(questions.listQuestions, list));
  let now = 1000;
  const read = createQuestionCache(apiUrl, () => now);
  await Promise.all([read(), read(), read()]);
  expect(list).toHaveBeenCalledOnce();

  list.mockReturnValue([storedQuestion({ text: 'As it is?' })]);
  now += 1000;
  expect(await read()).toMatchObject({ state: 'fresh', questions: [{ text: 'As it is?' }] });
});

test.each([[[]], [[storedQuestion({ isActive: false })]]])(
  'uses the built-in questions if none is active',
  async (stored) => {
    server.use(handle(questions.listQuestions, () => stored));
    expect((await createQuestionCache(apiUrl)()).questions).toEqual(DEFAULT_QUESTIONS);
  },
);

test('keeps the last questions while the API is down', async () => {
  server.use(handle(questions.listQuestions, () => [storedQuestion()]));
  let now = 0;
  const read = createQuestionCache(apiUrl, () => now);
  await read();
  server.use(unreachable(questions.listQuestions));
  now += 60_000;
  expect(await read()).toMatchObject({ state: 'kept', questions: [{ id: 1 }] });
});

test('fails if the API is down and no earlier answer is cached', async () => {
  server.use(unreachable(questions.listQuestions));
  await expect(createQuestionCache(apiUrl)()).rejects.toThrow('Connection error');
});
