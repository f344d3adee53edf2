import type { Block } from '@upcurve/post-blocks/schema';
import { heading, line, list, text } from '@upcurve/post-blocks/testing/blocks';
import { expect, it } from 'vitest';
import { writer } from '../test-support/writer.ts';

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
  expect(isOpen([text('t', '')], '', '/')).toBe(true);
  expect(isOpen([text('t', 'one', 'two')], 'one', ' /')).toBe(true);
  expect(isOpen([text('t', '')], '', '/heading 3')).toBe(true);
  expect(isOpen([text('t', list('one'))], 'one', ' /')).toBe(true);
  expect(isOpen([text('t', 'one')], 'one', '/')).toBe(false);
  expect(isOpen([text('t', '')], '', '1 / 2')).toBe(false);
  expect(isOpen([text('t', '')], '', '/nothing like it')).toBe(false);
  expect(isOpen([text('t', '`one `')], 'one ', '/')).toBe(false);
  expect(isOpen([heading('')], '', '/')).toBe(false);
});

it('replaces an empty paragraph, and adds after one with text', () => {
  const kinds = (blocks: Block[], words: string, typed: string) => {
    const all = at(blocks, words);
    for (const sign of typed) all.type(sign);
    all.press('Enter');
    expect(all.editor.state.doc.textContent).not.toContain('/');
    return all.store.blocks.map((block) => (block.type === 'richText' ? block.nodes : block.type));
  };
  expect(kinds([text('t', 'one', '', 'two')], '', '/quote')).toEqual([[line('one')], 'quote', [line('two')]]);
  expect(kinds([text('t', 'one', 'two')], 'one', ' /quote')).toEqual([
    [line('one ')],
    'quote',
    [line('two')],
  ]);
  // An empty item of a list becomes the block.
  expect(kinds([text('t', list('one', ''))], '', '/quote')).toMatchObject([
    [{ items: [{ text: 'one' }] }],
    'quote',
  ]);
  expect(kinds([text('t', '')], '', '/numbered')).toMatchObject([[{ type: 'list', isOrdered: true }]]);
  expect(kinds([text('t', 'one', '')], '', '/text')).toEqual([[line('one'), line('')]]);
});

it('chooses with the arrow keys, and leaves the text after Escape', () => {
  const all = at([text('t', '')], '');
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
