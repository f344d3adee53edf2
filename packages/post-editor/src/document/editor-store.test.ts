import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { columns, line, quote, text } from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { openDocument } from '../open-document.ts';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { writer } from '../test-support/writer.ts';
import { addBlock } from './add-blocks.ts';
import type { EditorStore } from './editor-store.ts';
import { blockOf } from './tree.ts';

function edit(...blocks: Block[]) {
  const page = writer(blocks);
  const told = vi.fn();
  page.store.onChange = told;
  const ids = (all: readonly Block[] = page.store.blocks): unknown[] =>
    all.map((block) => (block.type === 'columns' ? [block.id, ...block.columns.map(ids)] : block.id));
  return { ...page, told, ids: () => ids() };
}
test('a new table begins in its first cell, below its caption', () => {
  const { store } = edit(quote('a'));
  addBlock(store, 'table');
  const { $head } = store.editor.state.selection;
  expect($head.parent.type.name).toBe('table_head_cell');
  expect($head.index(-1)).toBe(0);
});

describe('moves', () => {
  test('and announces blocks, and undoes step by step', () => {
    const { store, told, ids } = edit(quote('a'), quote('b'));
    store.focusOn('b');
    store.move('up');
    expect(ids()).toEqual(['b', 'a']);
    expect(store.news).toBe('Moved up. 1 of 2.');
    expect(store.selected).toBe('b');
    store.remove();
    expect(ids()).toEqual(['a']);
    expect(store.news).toBe('Quote deleted. Undo restores it.');
    store.undo();
    store.undo();
    expect(ids()).toEqual(['a', 'b']);
    store.redo();
    expect(ids()).toEqual(['b', 'a']);
    expect(told).toHaveBeenCalledTimes(5);
  });

  test('stops at the ends', () => {
    const { store, told } = edit(quote('a'));
    store.focusOn('a');
    store.move('up');
    expect(store.news).toBe('The block cannot be moved up from here.');
    store.move('in');
    expect(store.news).toBe('The block cannot be moved into columns from here.');
    expect(told).not.toHaveBeenCalled();
  });

  test('into the next columns, through them and out again', () => {
    const { store, ids } = edit(quote('a'), columns('k', [quote('b')], []), quote('c'));
    store.focusOn('c');
    const steps = (...all: ('in' | 'out' | 'down')[]) => {
      for (const step of all) store.move(step);
      return ids();
    };
    expect(steps('in')).toEqual(['a', ['k', ['b', 'c'], []]]);
    expect(store.news).toBe('Moved into columns. 2 of 2 in column 1.');
    expect(steps('in')).toEqual(['a', ['k', ['b'], ['c']]]);
    expect(steps('out', 'out')).toEqual(['a', 'c', ['k', ['b'], []]]);
    store.focusOn('b');
    expect(steps('down')).toEqual(['a', 'c', ['k', [], []], 'b']);
  });

  test('columns two deep at most', () => {
    const { store, ids } = edit(columns('x', [], []), columns('k', [columns('l', [], [])], []));
    store.move('in', store.find('k'));
    expect(ids()).toEqual([
      ['x', [], []],
      ['k', [['l', [], []]], []],
    ]);
    expect(store.news).toBe('The block cannot be moved into columns from here.');
  });

  test('lines of a text past each other, and out of their block past another', () => {
    const { store, caretAfter } = edit(text('t', 'One', 'Two'), quote('q'));
    caretAfter('Two');
    store.move('up');
    expect(store.blocks).toMatchObject([{ id: 't', nodes: [line('Two'), line('One')] }, { id: 'q' }]);
    store.move('down');
    store.move('down');
    expect(store.blocks).toMatchObject([
      { id: 't', nodes: [line('One')] },
      { id: 'q' },
      { type: 'richText', nodes: [line('Two')] },
    ]);
    expect(store.blocks[2]?.id).not.toBe('t');
  });

  test('never loses a block or a word', () => {
    const wordsOf = (store: EditorStore) => store.editor.state.doc.textContent.split('').sort().join('');
    fc.assert(
      fc.property(
        arbitraryBlocks,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom('up', 'down', 'in', 'out'))),
        (blocks, steps) => {
          const store = openDocument(blocks);
          const before = wordsOf(store);
          const all = JSON.stringify(store.blocks)
            .match(/"id":"b\d+"/g)
            ?.sort();
          for (const [at, step] of steps) {
            const place = store.find(`b${at % 9}`);
            if (place) store.move(step, place);
            store.editor.state.doc.check();
          }
          expect(wordsOf(store)).toBe(before);
          const left = JSON.stringify(store.blocks)
            .match(/"id":"b\d+"/g)
            ?.sort();
          expect(left).toEqual(all);
          store.editor.destroy();
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('adds a block after the current one, or instead of an empty line', () => {
  const { store, ids } = edit(quote('a'), quote('b'));
  store.focusOn('a');
  addBlock(store, 'callout');
  expect(ids()).toEqual(['a', store.selected, 'b']);
  expect(store.news).toBe('Callout added. 2 of 3.');
  const empty = edit();
  empty.store.focusAt(0);
  addBlock(empty.store, 'heading');
  expect(empty.store.blocks.map((block) => block.type)).toEqual(['heading']);
});

test('duplicates a block with new ids', () => {
  const { store } = edit(columns('k', [quote('a')], []));
  store.duplicate(store.current(0));
  const [one, two] = store.blocks;
  expect(two).toMatchObject({ type: 'columns', columns: [[{ text: 'a' }], []] });
  expect(JSON.stringify(two)).not.toContain(`"id":"a"`);
  expect(one?.id).toBe('k');
});

test('replaces a block without touching the others', () => {
  const { store } = edit(quote('a'), quote('t', 'One'), quote('b'));
  const [a, , b] = store.blocks;
  store.replace(quote('t', 'Two'));
  expect(store.blocks).toEqual([quote('a'), quote('t', 'Two'), quote('b')]);
  expect(store.blocks[0]).toBe(a);
  expect(store.blocks[2]).toBe(b);
  store.undo();
  expect(store.block('t')).toEqual(quote('t', 'One'));
});

describe('a colleague’s version', () => {
  test('is not reported as mine', () => {
    const { store, told, ids } = edit(quote('a'));
    store.load([quote('c')]);
    expect(ids()).toEqual(['c']);
    expect(told).not.toHaveBeenCalled();
  });

  test('that replaces my only block with an empty line keeps the id of the line', () => {
    const { store } = edit(makeBlock('chart', 'a'));
    store.load([text('b')]);
    expect(store.editor.getJSON().content).toMatchObject([{ type: 'paragraph', attrs: { id: 'b' } }]);
  });

  test('becomes the document, whatever it is', () => {
    fc.assert(
      fc.property(arbitraryBlocks, arbitraryBlocks, (mine, theirs) => {
        const [store, other] = [openDocument(mine), openDocument(theirs)];
        store.load(theirs);
        expect(store.editor.getJSON()).toEqual(other.editor.getJSON());
        other.editor.destroy();
        store.editor.destroy();
      }),
      { numRuns: 40 },
    );
  });
});

test('finds nested blocks', () => {
  const { store } = edit(columns('k', [columns('l', [quote('a')], [])], []));
  expect(store.block('a')).toBe(blockOf(store.blocks, 'a'));
  store.focusOn('a');
  expect(store.selected).toBe('a');
});
