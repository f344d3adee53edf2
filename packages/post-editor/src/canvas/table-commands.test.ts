import { TABLE_COLUMNS_MAX } from '@upcurve/post-blocks/limits';
import type { Block } from '@upcurve/post-blocks/schema';
import { table } from '@upcurve/post-blocks/testing/blocks';
import { expect, test } from 'vitest';
import { writer } from '../test-support/writer.ts';
import { type Change, commandOf } from './change.ts';
import { addItem, moveItem, removeItem } from './item-commands.ts';
import { addColumn, addRow, removeColumn, removeRow } from './table-commands.ts';

function edit(block: Block, caret: string) {
  const page = writer([block]);
  page.caretAfter(caret);
  const run = (change: Change) => commandOf(change)(page.editor.state, page.editor.view.dispatch);
  return { ...page, run, block: () => page.store.blocks[0] };
}

test('adds and deletes rows at the caret', () => {
  const { run, block, type } = edit(table(['a', 'b'], ['c', 'd']), 'd');
  run(addRow);
  type('x');
  run(addRow);
  type('y');
  expect(block()).toEqual(table(['a', 'b'], ['c', 'd'], ['', 'x'], ['', 'y']));
  run(removeRow);
  run(removeRow);
  expect(block()).toMatchObject({ rows: [['c', 'd']] });
  expect(run(removeRow)).toBe(false);
});

test('adds the first row after the head', () => {
  const { run, block, store } = edit(table(['a', 'b'], ['c', 'd']), 'b');
  run(addRow);
  expect(block()).toEqual(table(['a', 'b'], ['', ''], ['c', 'd']));
  expect(store.news).toBe('Row added. 1 of 2.');
});

test('keeps the head and rows of different lengths in step', () => {
  const { run, block, type } = edit(table(['a', 'b'], ['c'], ['d', 'e', 'f']), 'c');
  run(addColumn('after'));
  type('x');
  expect(block()).toEqual(table(['a', '', 'b', ''], ['c', 'x', '', ''], ['d', '', 'e', 'f']));
  run(addColumn('before'));
  expect(block()).toMatchObject({ head: ['a', '', '', 'b', ''] });
  run(removeColumn);
  run(removeColumn);
  expect(block()).toEqual(table(['', 'b', ''], ['x', '', ''], ['', 'e', 'f']));
});

test('a table without a head stays without one', () => {
  const { run, block } = edit(table([], ['c']), 'c');
  run(addColumn('after'));
  expect(block()).toMatchObject({ head: [], rows: [['c', '']] });
});

test('stops at the limits of a table', () => {
  const { run, block } = edit(table(['a'], ['b']), 'b');
  for (let count = 0; count < 20; count += 1) run(addColumn('after'));
  expect((block() as { head: string[] }).head).toHaveLength(TABLE_COLUMNS_MAX);
  for (let count = 0; count < 20; count += 1) run(removeColumn);
  expect(block()).toMatchObject({ head: [expect.any(String)] });
});

test('adds, moves and deletes items', () => {
  const { run, block, type, store } = edit(
    { id: 'g', type: 'gallery', items: [{ mediaId: null, alt: 'Alt', isDecorative: false, caption: 'a' }] },
    'a',
  );
  run(addItem());
  type('b');
  expect(store.news).toBe('Picture added. 2 of 2.');
  run(moveItem(-1));
  expect(block()).toEqual({
    id: 'g',
    type: 'gallery',
    items: [
      { mediaId: null, alt: '', isDecorative: false, caption: 'b' },
      { mediaId: null, alt: 'Alt', isDecorative: false, caption: 'a' },
    ],
  });
  run(removeItem);
  run(removeItem);
  expect(run(removeItem)).toBe(false);
  expect(block()).toMatchObject({ items: [{ caption: 'a' }] });
});
