import { expect, test } from 'vitest';
import { shownPages } from './PageLinks.tsx';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 10, '1 2 gap 10'],
  [3, 10, '1 2 3 4 gap 10'],
  [4, 10, '1 gap 3 4 5 gap 10'],
  [9, 10, '1 gap 8 9 10'],
  [10, 10, '1 gap 9 10'],
])('page %i of %i has links to %s', (current, total, expected) => {
  expect(shownPages(current, total).join(' ')).toBe(expected);
});
