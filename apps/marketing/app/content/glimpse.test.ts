import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { expect, test } from 'vitest';
import { formatPounds } from '../money/format.ts';
import { viewOf } from '../report/view.ts';
import { glimpse } from './quiz/quiz.ts';

test('the report on the welcome page matches the sample', () => {
  const { score, scoreAfter, tier, bars, estimate, changes } = viewOf({
    ...SAMPLE_REPORT,
    completedAt: null,
  });
  const { low, high } = estimate!;
  const { title, thisWeek } = changes[0]!;
  expect(glimpse).toMatchObject({
    score,
    after: scoreAfter,
    tier,
    bars: bars.map((bar) => ({ name: bar.name, score: bar.score })),
    money: { range: `${formatPounds(low * 100)} to ${formatPounds(high * 100)}` },
    change: { title, thisWeek },
  });
});
