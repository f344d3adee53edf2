import { SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';
import { expect, test } from 'vitest';
import { chapters } from '../home/film.ts';
import { heroScene, scorecard } from '../home/service-pieces.ts';
import { callingHours, callingHoursOf, planFor, planIds, plans, rules, turnoverOf } from './plans.ts';

test.each([
  [19_999, undefined],
  [20_000, 'ground'],
  [41_999, 'ground'],
  [42_000, 'rise'],
  [99_999, 'rise'],
  [100_000, 'crest'],
  [2_000_000, 'crest'],
])('a turnover of %d a month leads to the plan: %s', (turnover, plan) => {
  expect(planFor(turnover)).toBe(plan);
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

test('the examples on the home page call in the hours of every plan', () => {
  expect(planIds.map(callingHoursOf)).toEqual(['Mon–Fri, 9 to 6', 'Mon–Sat, 8 to 8', 'Every day, 8 to 8']);
  const calls = [
    heroScene.thread.find(({ who }) => who === 'Called back')?.at,
    chapters.find(({ id }) => id === 'call')?.when,
    scorecard.title.match(/\d+:\d+/)?.[0],
  ];
  for (const call of calls) {
    const hour = Number(call?.split(':')[0]);
    for (const { from, to } of Object.values(callingHours)) {
      expect(hour).toBeGreaterThanOrEqual(from);
      expect(hour).toBeLessThan(to);
    }
  }
});
