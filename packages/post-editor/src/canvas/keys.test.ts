import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { allBlocks } from '@upcurve/post-blocks/content';
import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { columns, heading, item, list, quote, text } from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { writer } from '../test-support/writer.ts';

const KEYS = [
  'Enter',
  'Backspace',
  'Delete',
  'Tab',
  'Shift-Tab',
  'Shift-Enter',
  'Alt-Shift-ArrowUp',
  'Alt-Shift-ArrowDown',
  'Escape',
  'ArrowLeft',
  'ArrowRight',
  'Mod-d',
  'Alt-ArrowUp',
];

test('keys leave a valid document anywhere, lose no text, and can be undone', () => {
  const words = (node: Node, from: number, to: number) => node.textBetween(from, to).replaceAll(/\s/g, '');
  fc.assert(
    fc.property(
      arbitraryBlocks,
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      fc.constantFrom(...KEYS, 'x', 'x', 'x'),
      (blocks, one, other, isEmpty, key) => {
        const { store, editor, press, type } = writer(blocks);
        const { doc, tr } = editor.state;
        const at = (place: number) => Selection.near(doc.resolve(place % (doc.content.size + 1)));
        const selection = isEmpty ? at(one) : TextSelection.between(at(one).$from, at(other).$to);
        editor.view.dispatch(tr.setSelection(selection));
        if (key === 'x') type('x');
        else press(key);

        editor.state.doc.check();
        const ids = allBlocks([...store.blocks]).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const { from, to } = selection;
        const [before, after] = [words(doc, 0, from), words(doc, to, doc.content.size)];
        const now = words(editor.state.doc, 0, editor.state.doc.content.size);
        const isBlock = selection instanceof NodeSelection;
        const deletes = ['x', 'Enter', 'Shift-Enter', 'Backspace', 'Delete'].includes(key) && !isBlock;
        if (deletes) expect(now).toBe(`${before}${key === 'x' ? 'x' : ''}${after}`);
        else if (!isBlock && key !== 'Mod-d' && !key.includes('Alt'))
          expect(now).toBe(words(doc, 0, doc.content.size));

        while (store.canUndo) store.undo();
        expect(editor.state.doc.toJSON()).toEqual(doc.toJSON());
        editor.destroy();
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 100) },
  );
});

const head = heading('Head');
const callout: Block = { id: 'c', type: 'callout', tone: 'tip', title: 'Title', text: 'Words' };
const faq = (...items: [string, string][]): Block => ({
  id: 'f',
  type: 'faq',
  items: items.map(([question, answer]) => ({ question, answer })),
});

/** Presses keys with the caret after a text. `^` moves it to the start, and words after a quotation mark are typed. */
function after(blocks: Block[], caret: string, keys: string) {
  const page = writer(blocks);
  page.caretAfter(caret);
  for (const key of keys.split(' ')) {
    const { tr, doc, selection } = page.editor.state;
    if (key === '^')
      page.editor.view.dispatch(tr.setSelection(TextSelection.create(doc, selection.$from.start())));
    else if (key.startsWith('"')) page.type(key.slice(1));
    else page.press(key);
  }
  return page;
}
const divider = makeBlock('divider', 'd');
const [x, said] = [text('t', 'x'), quote('q', 'Words')];

test.each<[what: string, blocks: Block[], caret: string, keys: string, lines: string]>([
  ['Enter adds a line after a heading', [head], 'Head', 'Enter', 'heading: Head / p: |'],
  [
    'Enter in an empty item leaves a list',
    [text('l', list('a', 'b'))],
    'b',
    'Enter Enter',
    'p: a / p: b / p: |',
  ],
  ['Enter goes through a block', [callout], 'Title', 'Enter Enter Enter', 'title: Title / p: Words / p: |'],
  ['Enter adds an item', [faq(['Q', 'A'])], 'A', 'Enter Enter "R', 'question: Q / p: A / question: R| / p:'],
  [
    'Enter leaves an empty item',
    [faq(['Q', 'A'])],
    'A',
    'Enter Enter Enter Enter',
    'question: Q / p: A / p: |',
  ],
  [
    'Enter adds a line to a quote',
    [said],
    'Words',
    'Enter "more Enter',
    'p: Words / p: more / p: | / name: / role:',
  ],
  [
    'a second Enter ends it',
    [said],
    'Words',
    'Enter "more Enter Enter',
    'p: Words / p: more / name: / role: / p: |',
  ],
  ['Backspace joins texts', [head, x], 'x', '^ Backspace', 'heading: Head|x'],
  ['Backspace turns a heading into text', [x, head], 'Head', '^ Backspace', 'p: x / p: |Head'],
  ['Backspace enters a block', [callout, x], 'x', '^ Backspace', 'title: Title / p: Words| / p: x'],
  ['Backspace selects a block without text', [divider, x], 'x', '^ Backspace', '[divider] / p: x'],
  ['a second Backspace deletes it', [divider, x], 'x', '^ Backspace Backspace', 'p: |x'],
  ['Delete joins the next text', [x, head], 'x', 'Delete', 'p: x|Head'],
  ['Delete enters a block', [x, callout], 'x', 'Delete', 'p: x / title: |Title / p: Words'],
  ['Tab goes to the next part', [callout], 'Title', 'Tab', 'title: Title / p: Words|'],
  ['Shift+Tab goes back', [callout], 'Words', 'Shift-Tab', 'title: Title| / p: Words'],
  ['ArrowRight leaves the last block', [callout], 'Words', 'ArrowRight', 'title: Title / p: Words / p: |'],
])('%s', (_, blocks, caret, keys, lines) => {
  expect(after(blocks, caret, keys).lines().join(' / ').replaceAll('paragraph:', 'p:')).toBe(lines);
});

test('Backspace in an empty block makes it a line, and selects one that shows more than its texts', () => {
  const blank = writer([makeBlock('callout', 'c')]);
  blank.press('Backspace');
  expect(blank.lines()).toEqual(['paragraph: |']);
  const form = writer([{ id: 'f', type: 'form', form: 'contact', title: '', text: '' }]);
  form.press('Backspace');
  expect(form.lines()[0]).toBe('[form]');
});

test('a new line within a text does not split its block', () => {
  const { store } = after([text('t', 'one', 'two')], 'one', 'Enter "new');
  expect(store.blocks).toEqual([text('t', 'one', 'new', 'two')]);
});

test('Delete at a list takes its first item, and keeps the items below', () => {
  const { store } = after([x, text('l', list(item('a', 'deep'), 'b'))], 'x', 'Delete');
  expect(store.blocks).toMatchObject([
    { nodes: [{ text: 'xa' }] },
    { nodes: [{ items: [{ text: 'deep' }, { text: 'b' }] }] },
  ]);
});

test('typing over texts of several blocks keeps the parts of blocks', () => {
  const page = writer([text('t', 'one', 'two'), callout, head]);
  page.caretAfter('on', 'Wo');
  page.type('z');
  expect(page.lines()).toEqual(['paragraph: onz|', 'title:', 'paragraph: rds', 'heading: Head']);
  page.store.undo();
  expect(page.store.blocks).toEqual([text('t', 'one', 'two'), callout, head]);
});

test('typing at a selected block writes below it', () => {
  const page = writer([divider, head]);
  page.selectBlock(0);
  page.type('new');
  expect(page.lines()).toEqual(['divider', 'paragraph: new|', 'heading: Head']);
});

test('Tab indents lists to the maximum depth, and lifting keeps the items below', () => {
  const { press, lines, store } = after(
    [text('l', list('a', item('d1', item('d2', 'd3')), 'z'))],
    'd1',
    'Tab',
  );
  const indented = store.blocks;
  expect(indented).toMatchObject([
    { nodes: [{ items: [{ text: 'a', items: [{ text: 'd1' }] }, { text: 'z' }] }] },
  ]);
  expect(press('Tab')).toBe(true);
  expect(store.blocks).toBe(indented);
  press('Shift-Tab');
  press('Shift-Tab');
  expect(lines()).toEqual([
    'paragraph: a',
    'paragraph: d1|',
    'paragraph: d2',
    'paragraph: d3',
    'paragraph: z',
  ]);
  expect(store.blocks).toMatchObject([
    {
      nodes: [
        { items: [{ text: 'a' }] },
        { text: 'd1' },
        { items: [{ text: 'd2', items: [{ text: 'd3' }] }, { text: 'z' }] },
      ],
    },
  ]);
});

test('Tab goes from a question to its answer and to the next question, and back', () => {
  const { press, lines } = after([faq(['Q', 'A\n\nB'], ['', ''], ['R', 'C'])], 'Q', 'Tab');
  expect(lines()).toContain('paragraph: A|');
  press('Tab');
  expect(lines()).toContain('question: |');
  press('Tab');
  expect(lines()).toContain('paragraph: |');
  press('Tab');
  expect(lines()).toContain('question: R|');
  press('Tab');
  expect(lines()).toContain('paragraph: C|');
  expect(press('Tab')).toBe(false);
  for (const line of ['question: R|', 'paragraph: |', 'question: |', 'paragraph: B|', 'question: Q|']) {
    expect(press('Shift-Tab')).toBe(true);
    expect(lines()).toContain(line);
  }
  expect(press('Shift-Tab')).toBe(false);
});

test('Escape selects the block, then its columns', () => {
  const page = after([columns('co', [callout], [])], 'Title', 'Escape');
  expect(page.lines()[0]).toBe('[callout]');
  expect(page.store.news).toBe('Callout: Title. Selected.');
  page.press('Escape');
  expect(page.lines()[0]).toBe('[columns]');
  page.press('Enter');
  expect(page.lines()[0]).toBe('title: Title|');
});

test('arrows select blocks without text, and never stop between two of them', () => {
  const page = writer([divider, makeBlock('divider', 'e'), callout]);
  page.selectBlock(0);
  page.press('ArrowRight');
  expect(page.lines().slice(0, 2)).toEqual(['divider', '[divider]']);
  page.press('ArrowRight');
  expect(page.lines()[2]).toBe('title: |Title');
  page.press('ArrowLeft');
  page.press('ArrowLeft');
  expect(page.lines()[0]).toBe('[divider]');
  const left = vi.fn();
  page.store.onLeaveTop = left;
  page.press('ArrowLeft');
  expect(left).toHaveBeenCalledOnce();
});

test('keys of other screens pass', () => {
  const page = after([x, callout], 'x', '^');
  const onLink = vi.fn();
  page.store.onLink = onLink;
  expect(page.press('Mod-k')).toBe(true);
  page.caretAfter('Title');
  expect(page.press('Mod-k')).toBe(false);
  expect(onLink).toHaveBeenCalledOnce();
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  page.editor.view.dom.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
