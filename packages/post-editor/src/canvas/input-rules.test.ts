import type { Block } from '@upcurve/post-blocks/schema';
import { expect, test } from 'vitest';
import { writer } from '../test-support/writer.ts';

const typed = (words: string, blocks: Block[] = []) => {
  const page = writer(blocks);
  page.type(words);
  return page;
};
const blocksOf = (words: string) => typed(words).store.blocks;

test.each([
  ['# x', { type: 'heading', level: 2, text: 'x' }],
  ['## x', { type: 'heading', level: 2, text: 'x' }],
  ['### x', { type: 'heading', level: 3, text: 'x' }],
  ['#### x', { type: 'heading', level: 4, text: 'x' }],
  ['- x', { nodes: [{ type: 'list', isOrdered: false, items: [{ text: 'x', items: [] }] }] }],
  ['* x', { nodes: [{ type: 'list', isOrdered: false, items: [{ text: 'x', items: [] }] }] }],
  ['1. x', { nodes: [{ type: 'list', isOrdered: true, items: [{ text: 'x', items: [] }] }] }],
  ['> x', { type: 'quote', text: 'x', name: '', role: '' }],
  ['---', { type: 'divider' }],
])('%s', (words, block) => expect(blocksOf(words)[0]).toMatchObject(block));

test.each([
  ['**x** y', '**x** y'],
  ['_x_ y', '_x_ y'],
  ['*x* y', '_x_ y'],
  ['`x` y', '`x` y'],
  ['snake_case_name', 'snake\\_case\\_name'],
  ['a - b', 'a - b'],
  ['##x', '##x'],
])('%s becomes %s', (words, text) =>
  expect(blocksOf(words)[0]).toMatchObject({ nodes: [{ type: 'paragraph', text }] }),
);

test('after a divider comes a line', () => {
  expect(typed('---x').lines()).toEqual(['divider', 'paragraph: x|']);
});

test('signs stay in lists and in parts of blocks', () => {
  expect(typed('- - x').lines()).toEqual(['paragraph: - x|']);
  const callout: Block = { id: 'c', type: 'callout', tone: 'tip', title: '', text: '' };
  const page = typed('# **x**', [callout]);
  page.press('Tab');
  page.type('> **y**');
  expect(page.store.blocks).toEqual([{ ...callout, title: '# **x**', text: '> **y**' }]);
});

test('signs stay in code', () => {
  const page = typed('`x`');
  page.caretAfter('x');
  page.press('ArrowLeft');
  page.caretAfter('');
  const { tr, schema } = page.editor.state;
  page.editor.view.dispatch(tr.setStoredMarks([schema.mark('code')]));
  page.type('**y** ');
  expect(page.lines()).toEqual(['paragraph: **y** |x']);
});

test('Backspace or undo takes a conversion back', () => {
  const page = typed('## ');
  page.press('Backspace');
  expect(page.lines()).toEqual(['paragraph: ## |']);
  const other = typed('- ');
  other.press('Mod-z');
  expect(other.lines()).toEqual(['paragraph: - |']);
  expect(other.store.news).toBe('Undone');
});
