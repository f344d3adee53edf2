import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBeside, moveByOne, sortByIds } from './moves.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });
const pick = (from: readonly string[]) => fc.constantFrom(...from);
const someIds = ids.chain((all) => fc.record({ all: fc.constant(all), id: pick(all), beside: pick(all) }));

test('moveBeside keeps all items and the order of the others', () => {
  fc.assert(
    fc.property(
      someIds,
      fc.constantFrom('before' as const, 'after' as const),
      ({ all, id, beside }, side) => {
        const next = moveBeside(all, id, beside, side);
        expect(next.filter((each) => each !== id)).toEqual(all.filter((each) => each !== id));
        expect(next).toHaveLength(all.length);
        if (id === beside) expect(next).toEqual(all);
        else expect(next.indexOf(id) - next.indexOf(beside)).toBe(side === 'before' ? -1 : 1);
      },
    ),
  );
});

test('moveBeside ignores unknown ids', () => {
  expect(moveBeside(['a', 'b'], 'c', 'a', 'before')).toEqual(['a', 'b']);
  expect(moveBeside(['a', 'b'], 'a', 'c', 'before')).toEqual(['a', 'b']);
});

test('moveByOne skips hidden items', () => {
  expect(moveByOne(['a', 'x', 'b', 'c'], ['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'x', 'c']);
  expect(moveByOne(['a', 'x', 'b', 'c'], ['a', 'b', 'c'], 'a', 1)).toEqual(['x', 'b', 'a', 'c']);
  expect(moveByOne(['a', 'b'], ['a', 'b'], 'b', 1)).toBeUndefined();
  expect(moveByOne(['a', 'b'], ['a', 'b'], 'a', -1)).toBeUndefined();
});

test('sortByIds sorts items by a list of ids and puts others last', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(sortByIds(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
});
