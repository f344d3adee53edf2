import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import {
  blockOf,
  mayHold,
  movedTo,
  placeOf,
  renamed,
  replaced,
  type Step,
  stepFrom,
  withColumns,
  without,
} from './tree.ts';

const quote = (id: string) => makeBlock('quote', id);
const columns = (id: string, ...below: Block[][]): Block => ({ id, type: 'columns', columns: below });
const ids = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => (block.type === 'columns' ? [block.id, ...block.columns.map(ids)] : block.id));
const step = (blocks: readonly Block[], id: string, ...steps: Step[]) =>
  steps.reduce<readonly Block[]>((now, each) => {
    const to = stepFrom(now, id, each);
    return to ? movedTo(now, id, to) : now;
  }, blocks);

const post = [quote('a'), columns('k', [quote('b')], []), quote('c')];

test('moves past neighbours and stops at the ends', () => {
  const flat = [quote('a'), quote('b'), quote('c')];
  expect(ids(step(flat, 'b', 'up'))).toEqual(['b', 'a', 'c']);
  expect(ids(step(flat, 'b', 'down'))).toEqual(['a', 'c', 'b']);
  expect(stepFrom(flat, 'a', 'up')).toBeUndefined();
  expect(stepFrom(flat, 'c', 'down')).toBeUndefined();
});

test('moves into the next columns, through them and out again', () => {
  expect(ids(step(post, 'c', 'in'))).toEqual(['a', ['k', ['b', 'c'], []]]);
  expect(ids(step(post, 'c', 'in', 'in'))).toEqual(['a', ['k', ['b'], ['c']]]);
  expect(ids(step(post, 'c', 'in', 'in', 'out', 'out'))).toEqual(['a', 'c', ['k', ['b'], []]]);
  expect(ids(step(post, 'b', 'down'))).toEqual(['a', ['k', [], []], 'b', 'c']);
});

test('nests columns two deep and never within themselves', () => {
  const deep = [columns('x', [], []), columns('k', [columns('l', [columns('m', [], [])], [])], [])];
  expect(ids(step(deep, 'k', 'in'))).toEqual(ids(deep));
  expect(ids(movedTo(deep, 'k', { parent: 'l', column: 0, index: 0 }))).toEqual(ids(deep));
  expect(mayHold(post, { parent: 'k', column: 0 }, 'columns')).toBe(true);
  expect(mayHold(deep, { parent: 'm', column: 0 }, 'columns')).toBe(false);
});

test('keeps the blocks of a removed column in the last one', () => {
  expect(withColumns({ columns: [[quote('a')], [], [quote('b')]] }, 2)).toEqual({
    columns: [[quote('a')], [quote('b')]],
  });
});

test('never loses or duplicates a block', () => {
  const flatIds = (blocks: readonly Block[]) => ids(blocks).flat(9).sort();
  fc.assert(
    fc.property(
      arbitraryBlocks,
      fc.nat(),
      fc.array(fc.constantFrom<Step>('up', 'down', 'in', 'out')),
      (blocks, at, steps) => {
        const all = flatIds(blocks) as string[];
        const id = all[at % Math.max(1, all.length)];
        if (!id) return;
        expect(flatIds(step(blocks, id, ...steps))).toEqual(all);
        expect(blockOf(without(blocks, id), id)).toBeUndefined();
        expect(placeOf(blocks, id)).toBeDefined();
        expect(replaced(blocks, blockOf(blocks, id) as Block)).toEqual(blocks);
      },
    ),
  );
});

test('gives copies new ids at every level', () => {
  let count = 0;
  const copies = renamed(post, () => {
    count += 1;
    return `n${count}`;
  });
  expect(ids(copies)).toEqual(['n1', ['n2', ['n3'], []], 'n4']);
});
