import { expect, test } from 'vitest';
import { amount, arrivals } from '../../content/deliverables.ts';

test('amounts read as words, one or many', () => {
  expect(amount('filming-days', 'ground')).toBe('1 filming day');
  expect(amount('filming-days', 'crest')).toBe('2 filming days');
  expect(amount('episodes', 'ground')).toBe('1 episode a quarter');
  expect(amount('enquiries', 'rise')).toBe('Up to 150 enquiries called');
  expect(amount('training', 'rise')).toBe('4 hours of training');
});

test('every amount on the page belongs to a plan', () => {
  const ids = arrivals.rows.flatMap(({ items }) => items);
  for (const id of ids) expect(amount(id, 'rise')).toMatch(/\w/);
});
