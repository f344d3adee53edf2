import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { expect, test } from 'vitest';
import { conditionInWords } from './condition-in-words.ts';

test('describes a condition in words, even if its question no longer exists', () => {
  const words = (questionId: number, ...values: string[]) =>
    conditionInWords({ questionId, values }, DEFAULT_QUESTIONS);
  expect(words(2, 'full-time', 'part-time')).toBe(
    '‘Do you work in the clinic full time or part time?’ is ‘Full time’ or ‘Part time’',
  );
  expect(words(16, 'no')).toBe('‘Have you held webinars or events for patients?’ is ‘No’');
  expect(words(99, 'no')).toContain('no longer there');
});
