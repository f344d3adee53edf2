import type { Block } from '@upcurve/post-blocks/schema';
import { columns, quote } from '@upcurve/post-blocks/testing/blocks';
import { expect, test } from 'vitest';
import { blockOf, copyWithNewIds, replaceBlock, withColumns } from './tree.ts';

const ids = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => (block.type === 'columns' ? [block.id, ...block.columns.map(ids)] : block.id));

const post = [quote('a'), columns('k', [quote('b')], []), quote('c')];

test('keeps the blocks of a removed column in the last one', () => {
  expect(withColumns({ columns: [[quote('a')], [], [quote('b')]] }, 2)).toEqual({
    columns: [[quote('a')], [quote('b')]],
  });
});

test('finds and replaces a block at any place', () => {
  const changed = quote('b', 'Changed');
  expect(blockOf(post, 'b')).toEqual(quote('b'));
  expect(replaceBlock(post, changed)).toEqual([quote('a'), columns('k', [changed], []), quote('c')]);
});

test('gives copies new ids at every level', () => {
  let count = 0;
  const copies = copyWithNewIds(post, () => {
    count += 1;
    return `n${count}`;
  });
  expect(ids(copies)).toEqual(['n1', ['n2', ['n3'], []], 'n4']);
});
