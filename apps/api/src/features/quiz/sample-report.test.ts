import { answerIssues } from '@upcurve/contracts/answers';
import { SAMPLE_REPORT } from '@upcurve/contracts/sample-report';
import { expect, test } from 'vitest';
import { computeResult } from './scoring.ts';

test('the sample that the site shows is what its answers would be told', () => {
  const { questions, answers, result } = SAMPLE_REPORT;
  expect(answerIssues(questions, answers)).toEqual([]);
  expect(computeResult(questions, answers)).toEqual(result);
});
