import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { viewOf } from '@upcurve/site-content/report/view';
import { expect, test } from 'vitest';
import { glimpse } from './quiz/quiz.ts';

test('the report on the welcome page matches the sample', () => {
  const { title, numbers, steps } = viewOf({ ...SAMPLE_REPORT, completedAt: null });
  expect(glimpse).toMatchObject({
    title,
    numbers,
    step: { title: steps[0]!.title, step: steps[0]!.step },
  });
});
