import type { Answers } from '@upcurve/contracts/quiz/answers';
import { isSeen, randomAnswers, randomQuestions } from '@upcurve/contracts/quiz/random-quiz.test-helper';
import { question } from '@upcurve/testing/factories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedQuestions } from '../../../test/quiz-server.ts';
import { firstOpen, fitAnswers, resumeAt } from './question-order.ts';

test('resumes at the first question that is neither answered nor skipped', () => {
  expect(resumeAt(askedQuestions, {})?.id).toBe(11);
  expect(resumeAt(askedQuestions, { 11: null })?.id).toBe(12);
  expect(resumeAt(askedQuestions, { 11: 'owner', 13: 'x' })?.id).toBe(12);
  expect(resumeAt(askedQuestions, { 11: 'owner', 12: '3', 13: null })?.id).toBe(13);
});

test('drops only answers that no longer fit', () => {
  const answers = { 11: 'gone-option', 12: '4', 13: 'Time', 99: true };
  expect(fitAnswers(askedQuestions, answers)).toEqual({
    answers: { 12: '4', 13: 'Time' },
    changed: [11],
    hasDropped: true,
  });
});

test('drops the answer to a question whose type has changed', () => {
  const now = [question({ id: 12, inputType: 'yesno' })];
  expect(fitAnswers(now, { 12: '4' }).answers).toEqual({});
});

test('keeps answers that still fit', () => {
  const answers = { 11: 'owner', 12: null };
  expect(fitAnswers(askedQuestions, answers)).toEqual({ answers, changed: [], hasDropped: false });
});

test('asks exactly the questions whose conditions are met, each once, for random questions and answers', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const questions = randomQuestions(seed);
      const given = randomAnswers(seed, questions);
      const answers: Answers = {};
      const asked: number[] = [];
      for (let next = firstOpen(questions, answers); next; next = firstOpen(questions, answers)) {
        asked.push(next.id);
        answers[next.id] = given[next.id] ?? null;
      }
      const seen = questions.filter(({ id }) => isSeen(id, questions, given)).map(({ id }) => id);
      expect(asked).toEqual(seen);
      expect(resumeAt(questions, answers)?.id).toBe(seen.at(-1));
    }),
    { numRuns: 300 },
  );
});
