import { expect, test } from 'vitest';
import { DAY, idOr, keyIn, oneOf, textUpTo } from './use-list-params.ts';

test.each([
  [oneOf('list', 'grid'), 'grid', 'toString'],
  [keyIn({ new: 'New', contacted: 'Contacted' }), 'contacted', 'toString'],
  [textUpTo(3), 'abc', 'abcd'],
  [textUpTo(3), ' ', ''],
  [DAY, '2028-02-29', '2026-02-29'],
  [DAY, '2026-11-22', '22/11/2026'],
  [idOr('none'), 'none', 'nobody'],
  [idOr('none'), '0198a2f0-0000-7000-8000-00000000000A', '0198a2f0'],
])('accepts valid values from an address and rejects others: %#', (value, good, bad) => {
  expect(value.safeParse(good)).toEqual({ data: good });
  expect(value.safeParse(bad)).toEqual({});
  expect(value.safeParse(null)).toEqual({});
});
