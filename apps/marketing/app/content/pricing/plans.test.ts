import { expect, test } from 'vitest';
import { planFor, planIds, plans, turnoverOf } from './plans.ts';

test.each([
  [14_999, undefined],
  [15_000, 'ground'],
  [29_999, 'ground'],
  [30_000, 'rise'],
  [99_999, 'rise'],
  [100_000, 'crest'],
  [2_000_000, 'crest'],
])('a turnover of %d a month leads to the plan: %s', (turnover, plan) => {
  expect(planFor(turnover)).toBe(plan);
});

test('the turnover ranges of the plans join up without gaps', () => {
  expect(planIds.map(turnoverOf)).toEqual([
    '£15,000 to £30,000 a month',
    '£30,000 to £100,000 a month',
    '£100,000 a month and more',
  ]);
});

test('a larger plan requires a larger turnover and costs more', () => {
  const by = (key: 'turnoverFrom' | 'fee') => planIds.map((id) => plans[id][key]);
  expect(by('turnoverFrom')).toEqual(by('turnoverFrom').toSorted((a, b) => a - b));
  expect(by('fee')).toEqual(by('fee').toSorted((a, b) => a - b));
});
