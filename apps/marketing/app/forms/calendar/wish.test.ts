import { expect, test } from 'vitest';
import { queryOfWish, readWish, type Wish } from './wish.ts';

const wish: Wish = {
  day: '2026-11-24',
  part: 'evening',
  by: '2026-11-23',
  plan: 'crest',
  ref: 'aZ-_0123456789xy',
};
const read = (query: Record<string, string>) => readWish(new URLSearchParams(query));

test('reads a request back from its address', () => {
  expect(read(queryOfWish(wish))).toEqual(wish);
  expect(read(queryOfWish({ ...wish, plan: undefined }))).toEqual({ ...wish, plan: undefined });
});

test.each([
  { day: '2026-02-30' },
  { day: '<b>Tuesday</b>' },
  { by: '' },
  { part: 'constructor' },
  { ref: 'a\r\nATTENDEE:x.y' },
  { ref: '' },
])('ignores a request with %j', (odd) => {
  expect(read({ ...queryOfWish(wish), ...odd })).toBeUndefined();
});

test('leaves out an unknown plan', () => {
  expect(read({ ...queryOfWish(wish), plan: 'free' })).toEqual({ ...wish, plan: undefined });
});
