import { SAMPLE_REPORT } from '@upcurve/contracts/sample-report';
import { expect, test } from 'vitest';
import { inPounds } from '../money/in-words.ts';
import { viewOf } from '../report/view.ts';
import { glimpse } from './quiz.ts';

test('what the welcome shows of a report is what the sample says', () => {
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
    money: { range: `${inPounds(low * 100)} to ${inPounds(high * 100)}` },
    change: { title, thisWeek },
  });
});
