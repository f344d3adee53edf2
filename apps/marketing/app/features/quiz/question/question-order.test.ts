import type { Answers } from '@upcurve/contracts/quiz/answers';
import { isSeen, randomAnswers, randomQuestions } from '@upcurve/contracts/quiz/random-quiz.test-helper';
import { question } from '@upcurve/testing/factories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedQuestions } from '../../../test/quiz-server.ts';
import { firstOpen, fitAnswers, isLast, resumeAt } from './question-order.ts';

test('it resumes at the first question not dealt with; a skipped one is dealt with', () => {
  expect(resumeAt(askedQuestions, {})?.id).toBe(11);
  expect(resumeAt(askedQuestions, { 11: null })?.id).toBe(12);
  expect(resumeAt(askedQuestions, { 11: 'owner', 13: 'x' })?.id).toBe(12);
  expect(resumeAt(askedQuestions, { 11: 'owner', 12: '3', 13: null })?.id).toBe(13);
});

test('only answers that no longer fit are let go', () => {
  const answers = { 11: 'gone-option', 12: '4', 13: 'Time', 99: true };
  expect(fitAnswers(askedQuestions, answers)).toEqual({
    answers: { 12: '4', 13: 'Time' },
    changed: [11],
    hasDropped: true,
  });
});

test('a question that changed its type lets its answer go', () => {
  const now = [question({ id: 12, inputType: 'yesno' })];
  expect(fitAnswers(now, { 12: '4' }).answers).toEqual({});
});

test('answers that fit stay as they are', () => {
  const answers = { 11: 'owner', 12: null };
  expect(fitAnswers(askedQuestions, answers)).toEqual({ answers, changed: [], hasDropped: false });
});

test('for any questions and answers, just those are asked that their conditions allow, each once', () => {
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

test('the last question is one that can bring no other', () => {
  const crm = question({ id: 1 });
  const which = question({ id: 2, showIf: { questionId: 1, values: ['yes'] } });
  expect(isLast(crm, [crm, which], {})).toBe(false);
  expect(isLast(crm, [crm, which], { 1: true })).toBe(false);
  expect(isLast(crm, [crm, which], { 1: false })).toBe(true);
  expect(isLast(which, [crm, which], { 1: true })).toBe(true);
});
