import { inclusion, planIds } from '@upcurve/site-content/pricing/plans';
import { expect, test } from 'vitest';
import { amount, arrivals } from '../../content/deliverables.ts';

test('writes amounts in words, singular or plural', () => {
  expect(amount('filming-days', 'ground')).toBe('1 filming day');
  expect(amount('filming-days', 'crest')).toBe('2 filming days');
  expect(amount('episodes', 'ground')).toBe('1 episode a quarter');
  expect(amount('enquiries', 'rise')).toBe('Up to 150 enquiries called');
  expect(amount('training', 'rise')).toBe('4 hours of training');
});

test.each(
  arrivals.rows.flatMap(({ items }) => items.flatMap((id) => planIds.map((plan) => [id, plan] as const))),
)('the text about %s on the plan %s contains the figure of the plan and a description', (id, plan) => {
  const text = amount(id, plan);
  const figure = /\d+/.exec(inclusion(id).values[plan])?.[0] ?? '';
  expect(text).toContain(figure);
  expect(text).toMatch(/^\S.*[a-z]{3}/);
});
