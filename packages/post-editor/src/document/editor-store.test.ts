import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { expect, test, vi } from 'vitest';
import { EditorStore } from './editor-store.ts';

const quote = (id: string, text = id): Block => ({ ...makeBlock('quote', id), text });
function edit(...ids: string[]) {
  const store = new EditorStore(ids.map((id) => quote(id)));
  const told = vi.fn();
  store.onChange = told;
  return { store, told, ids: () => store.blocks.map(({ id }) => id) };
}

test('reports, announces and undoes changes step by step', () => {
  const { store, told, ids } = edit('a', 'b');
  store.move('b', 'up');
  expect(store.news).toBe('Moved up. 1 of 2.');
  store.remove('a');
  expect(ids()).toEqual(['b']);
  expect(store.focus).toMatchObject({ id: 'b', at: 'block' });
  store.undo();
  store.undo();
  expect(ids()).toEqual(['a', 'b']);
  store.redo();
  expect(ids()).toEqual(['b', 'a']);
  expect(told).toHaveBeenCalledTimes(5);
});

test('groups continuous typing into one undo step', () => {
  const { store } = edit('a', 'b');
  for (const text of ['x', 'xy', 'xyz']) store.replace(quote('a', text));
  store.replace(quote('b', 'other'));
  store.undo();
  expect(store.block('b')).toMatchObject({ text: 'b' });
  store.undo();
  expect(store.block('a')).toMatchObject({ text: 'a' });
  expect(store.canUndo).toBe(false);
});

test('adds a new block after the selected one, or replaces an empty one', () => {
  const { store, ids } = edit('a', 'b');
  store.select('a');
  store.add('richText');
  expect(ids()).toEqual(['a', store.selected, 'b']);
  expect(store.editing).toBe(store.selected);
  store.add('heading', undefined, store.selected ?? '');
  expect(store.blocks.map(({ type }) => type)).toEqual(['quote', 'heading', 'quote']);
});

test('shows a colleague’s blocks without reporting them as mine', () => {
  const { store, told } = edit('a');
  store.select('a');
  store.load([quote('c')]);
  expect(store.selected).toBeNull();
  expect(told).not.toHaveBeenCalled();
});
