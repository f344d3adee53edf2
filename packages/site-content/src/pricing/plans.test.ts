import { SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';
import { expect, test } from 'vitest';
import { planIds, plans, rules, turnoverOf } from './plans.ts';
import { verdictOf } from './verdict.ts';

test.each([
  [19_999, undefined],
  [20_000, 'ground'],
  [41_999, 'ground'],
  [42_000, 'rise'],
  [99_999, 'rise'],
  [100_000, 'crest'],
  [2_000_000, 'crest'],
])('a turnover of %d a month leads to the plan: %s', (turnover, plan) => {
  expect(verdictOf({ turnover }).plan).toBe(plan);
});

test('the turnover ranges of the plans join up without gaps', () => {
  expect(planIds.map(turnoverOf)).toEqual([
    '£20,000 to £42,000 a month',
    '£42,000 to £100,000 a month',
    '£100,000 a month and more',
  ]);
});

test('a larger plan requires a larger turnover and costs more', () => {
  const by = (key: 'turnoverFrom' | 'fee') => planIds.map((id) => plans[id][key]);
  expect(by('turnoverFrom')).toEqual(by('turnoverFrom').toSorted((a, b) => a - b));
  expect(by('fee')).toEqual(by('fee').toSorted((a, b) => a - b));
});

test('the fee and the smallest ad spend never exceed the advised share of turnover', () => {
  expect(rules.mostSharePercent).toBe(SPEND_SHARE_MAX * 100);
  for (const { fee, adsFrom, turnoverFrom } of Object.values(plans))
    expect((fee + adsFrom) / turnoverFrom).toBeLessThanOrEqual(SPEND_SHARE_MAX);
});
