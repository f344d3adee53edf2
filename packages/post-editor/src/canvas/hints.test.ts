import type { Block } from '@upcurve/post-blocks/schema';
import { expect, it } from 'vitest';
import { writer } from '../test-support/writer.ts';

const quote: Block = { id: 'quote', type: 'quote', text: '', name: '', role: '' };
const form: Block = { id: 'form', type: 'form', form: 'contact', title: '', text: '' };
const columns: Block = { id: 'columns', type: 'columns', columns: [[], []] };

it('marks the block with the selection', () => {
  const { editor, store } = writer([quote, form]);
  const active = () => editor.view.dom.querySelector('[data-active]')?.getAttribute('data-block');
  store.focusOn('quote');
  expect(active()).toBe('quote');
  store.focusOn('form');
  expect(active()).toBe('form');
  editor.commands.selectAll();
  expect(active()).toBeUndefined();
});

it('shows the first hint of a block without text, and the default title of a card', () => {
  const { editor, store } = writer([quote, form]);
  const shown = () =>
    [...editor.view.dom.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.hint);
  expect(shown()).toEqual(['Quote', 'Tell us about your clinic']);
  store.replace({ ...quote, name: 'Ada' });
  expect(shown()).toEqual(['Tell us about your clinic']);
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
  expect(hints([quote, columns], 'quote')).toEqual(['Drop a block here', 'Drop a block here']);
  expect(hints([columns], 'columns')).toEqual(['Write, or press / for blocks', 'Drop a block here']);
});
