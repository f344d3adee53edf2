import type { Block } from '@upcurve/post-blocks/schema';
import { columns, quote } from '@upcurve/post-blocks/testing/blocks';
import { expect, it, vi } from 'vitest';
import { writer } from '../test-support/writer.ts';

const empty = quote('quote', '');
const form: Block = { id: 'form', type: 'form', form: 'contact', title: '', text: '' };
const two = columns('columns', [], []);

it('marks the block with the selection', () => {
  const { editor, store } = writer([empty, form]);
  const active = () => editor.view.dom.querySelector('[data-active]')?.getAttribute('data-block');
  store.focusOn('quote');
  expect(active()).toBe('quote');
  store.focusOn('form');
  expect(active()).toBe('form');
  editor.commands.selectAll();
  expect(active()).toBeUndefined();
});

it('shows the first hint of a block without text', () => {
  const { editor, store } = writer([empty, form]);
  const shown = () =>
    [...editor.view.dom.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.hint);
  expect(shown()).toEqual(['Quote', 'Title']);
  store.replace({ ...empty, name: 'Ada' } as Block);
  expect(shown()).toEqual(['Title']);
});

it('moves the mark when the mouse button is released, and leaves alone a selection that is not read yet', async () => {
  const { editor, store } = writer([empty, quote('other', '')]);
  const { dom } = editor.view;
  const active = () => dom.querySelector('[data-active]')?.getAttribute('data-block');
  const press = () => dom.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  const release = async () => {
    window.dispatchEvent(new MouseEvent('mouseup'));
    await new Promise((done) => setTimeout(done, 5));
  };
  const changed = vi.fn<() => void>();
  store.focusOn('quote');
  editor.on('transaction', changed);

  press();
  store.focusOn('other');
  expect(active()).toBe('quote');
  await release();
  expect(active()).toBe('other');

  changed.mockClear();
  press();
  await release();
  // A transaction would put the caret of the document back over that of the browser.
  expect(changed).not.toHaveBeenCalled();
  store.focusOn('quote');
  expect(active()).toBe('quote');
});

it('says what to do in an empty line, an empty column and an empty post', () => {
  const hints = (blocks: Block[], id?: string) => {
    const { editor, store } = writer(blocks);
    if (id) store.focusOn(id);
    return [...editor.view.dom.querySelectorAll<HTMLElement>('[data-block=""][data-hint]')].map(
      ({ dataset }) => dataset.hint,
    );
  };
  expect(hints([])).toEqual(['Write, or press / for blocks']);
  expect(hints([empty, two], 'quote')).toEqual(['Drop a block here', 'Drop a block here']);
  expect(hints([two], 'columns')).toEqual(['Write, or press / for blocks', 'Drop a block here']);
});
