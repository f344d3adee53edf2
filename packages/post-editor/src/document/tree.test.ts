import type { Block } from '@upcurve/post-blocks/schema';
import { columns, quote } from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import {
  blockOf,
  copyWithNewIds,
  findPlace,
  insertAt,
  listOf,
  removeBlock,
  replaceBlock,
  withColumns,
} from './tree.ts';

const ids = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => (block.type === 'columns' ? [block.id, ...block.columns.map(ids)] : block.id));
const flatIds = (blocks: readonly Block[]) => ids(blocks).flat(9) as string[];

const post = [quote('a'), columns('k', [quote('b')], []), quote('c')];

test('keeps the blocks of a removed column in the last one', () => {
  expect(withColumns({ columns: [[quote('a')], [], [quote('b')]] }, 2)).toEqual({
    columns: [[quote('a')], [quote('b')]],
  });
});

test('finds, replaces and removes a block at any place, and touches no other', () => {
  fc.assert(
    fc.property(arbitraryBlocks, fc.nat(), (blocks, at) => {
      const all = flatIds(blocks);
      const id = all[at % Math.max(1, all.length)];
      const block = id && blockOf(blocks, id);
      const place = id && findPlace(blocks, id);
      if (!block || !place) {
        expect(all).toEqual([]);
        return;
      }
      expect(listOf(blocks, place)?.[place.index]).toBe(block);
      expect(replaceBlock(blocks, { ...block })).toEqual(blocks);
      const rest = removeBlock(blocks, block.id);
      expect(flatIds(rest)).toEqual(all.filter((each) => !flatIds([block]).includes(each)));
      expect(insertAt(rest, place, [block])).toEqual(blocks);
    }),
  );
});

test('gives copies new ids at every level', () => {
  let count = 0;
  const copies = copyWithNewIds(post, () => {
    count += 1;
    return `n${count}`;
  });
  expect(ids(copies)).toEqual(['n1', ['n2', ['n3'], []], 'n4']);
});
