import { expect, test } from 'vitest';
import { pagesShown } from './paging.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'after', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [9, 9, [1, 'before', 8, 9]],
])('page %i of %i shows the page numbers %j', (page, pages, shown) =>
  expect(pagesShown(page, pages)).toEqual(shown),
);
