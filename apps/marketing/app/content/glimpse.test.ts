import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { formatPounds } from '@upcurve/site-content/money/format';
import { viewOf } from '@upcurve/site-content/report/view';
import { expect, test } from 'vitest';
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
