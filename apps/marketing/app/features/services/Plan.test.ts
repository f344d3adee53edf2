import { expect, test } from 'vitest';
import { servicePages } from '../../content/services/pages.server.ts';
import { PLAN_DAYS, spanOf } from './Plan.tsx';

test.each([
  ['Week 1', { from: 0, to: 7 }],
  ['Weeks 4–8', { from: 21, to: 56 }],
  ['Days 11–25', { from: 10, to: 25 }],
])('%s is a period in the plan', (when, span) => expect(spanOf(when)).toEqual(span));

test('explains why a period cannot be drawn', () => {
  expect(() => spanOf('In spring')).toThrow('"In spring" names no days or weeks');
});

test.each(Object.entries(servicePages))(
  'the stages of %s are in chronological order and end within the plan',
  (_, page) => {
    const spans = page.start.stages.map(({ when }) => spanOf(when));
    expect(spans.map(({ from }) => from)).toEqual(spans.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(Math.max(...spans.map(({ to }) => to))).toBeLessThanOrEqual(PLAN_DAYS);
    expect(spans.every(({ from, to }) => to > from)).toBe(true);
  },
);
