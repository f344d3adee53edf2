import type { Block } from '@upcurve/post-blocks/schema';
import { expect, it } from 'vitest';
import { writer } from '../test-support/writer.ts';

const text = (...lines: string[]): Block => ({
  id: 'text',
  type: 'richText',
  nodes: lines.map((line) => ({ type: 'paragraph', text: line })),
});
const list = (...items: string[]): Block => ({
  id: 'list',
  type: 'richText',
  nodes: [{ type: 'list', isOrdered: false, items: items.map((each) => ({ text: each, items: [] })) }],
});
const menuOf = ({ editor }: ReturnType<typeof writer>) => editor.storage.slashMenu.open;
/** Opens the editor with the caret at the end of the text with these words. */
function at(blocks: Block[], words: string) {
  const all = writer(blocks);
  let position = 0;
  all.editor.state.doc.descendants((node, offset) => {
    if (node.isTextblock && node.textContent === words) position = offset + 1 + node.content.size;
  });
  all.editor.commands.setTextSelection(position);
  return all;
}

it('opens in a paragraph at the start of a word, and only there', () => {
  const isOpen = (blocks: Block[], words: string, typed: string) => {
    const all = at(blocks, words);
    for (const sign of typed) all.type(sign);
    return menuOf(all) !== null;
  };
  expect(isOpen([text('')], '', '/')).toBe(true);
  expect(isOpen([text('one', 'two')], 'one', ' /')).toBe(true);
  expect(isOpen([text('')], '', '/heading 3')).toBe(true);
  expect(isOpen([list('one')], 'one', ' /')).toBe(true);
  expect(isOpen([text('one')], 'one', '/')).toBe(false);
  expect(isOpen([text('')], '', '1 / 2')).toBe(false);
  expect(isOpen([text('')], '', '/nothing like it')).toBe(false);
  expect(isOpen([text('`one `')], 'one ', '/')).toBe(false);
  expect(isOpen([{ id: 'h', type: 'heading', level: 2, text: '' }], '', '/')).toBe(false);
});

it('replaces an empty paragraph, and adds after one with text', () => {
  const kinds = (blocks: Block[], words: string, typed: string) => {
    const all = at(blocks, words);
    for (const sign of typed) all.type(sign);
    all.press('Enter');
    expect(all.editor.state.doc.textContent).not.toContain('/');
    return all.store.blocks.map((block) => (block.type === 'richText' ? block.nodes : block.type));
  };
  const line = (words: string) => ({ type: 'paragraph', text: words });
  expect(kinds([text('one', '', 'two')], '', '/quote')).toEqual([[line('one')], 'quote', [line('two')]]);
  expect(kinds([text('one', 'two')], 'one', ' /quote')).toEqual([[line('one ')], 'quote', [line('two')]]);
  // An empty item of a list becomes the block.
  expect(kinds([list('one', '')], '', '/quote')).toMatchObject([[{ items: [{ text: 'one' }] }], 'quote']);
  expect(kinds([text('')], '', '/numbered')).toMatchObject([[{ type: 'list', isOrdered: true }]]);
  expect(kinds([text('one', '')], '', '/text')).toEqual([[line('one'), line('')]]);
});

it('chooses with the arrow keys, and leaves the text after Escape', () => {
  const all = at([text('')], '');
  all.type('/');
  const first = menuOf(all)?.choices[0]?.label;
  all.press('ArrowUp');
  expect(menuOf(all)?.at).toBe((menuOf(all)?.choices.length ?? 0) - 1);
  all.press('ArrowDown');
  expect(menuOf(all)?.choices[menuOf(all)?.at ?? -1]?.label).toBe(first);
  all.press('Escape');
  expect(menuOf(all)).toBeNull();
  all.type('q');
  expect(menuOf(all)).toBeNull();
  expect(all.store.blocks).toMatchObject([{ nodes: [{ text: '/q' }] }]);
});
