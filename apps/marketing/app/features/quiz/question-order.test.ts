import { question } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import { askedQuestions } from '../../test/quiz-server.ts';
import { fitAnswers, resumeAt } from './question-order.ts';

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
