import { TextSelection } from '@tiptap/pm/state';
import type { Block } from '@upcurve/post-blocks/schema';
import { text } from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachBlock } from '../document/block-ids.ts';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { writer } from '../test-support/writer.ts';
import { setLink } from './text-formats.ts';
import { TEXT_KINDS, type TextKind, textKindOf, toggleList, turnInto } from './text-kinds.ts';

const quote: Block = { id: 'q', type: 'quote', text: 'One\n\nTwo', name: 'Ada', role: '' };

test('turns texts into one another and keeps the words, also at a position', () => {
  const page = writer([text('t', 'a **b**', 'c')]);
  const { editor, store } = page;
  const turn = (kind: TextKind, position?: number) =>
    turnInto(kind, position)(editor.state, editor.view.dispatch);
  page.caretAfter('a ');
  turn('heading3');
  expect(page.lines()).toEqual(['heading: a |b', 'paragraph: c']);
  expect(store.news).toBe('Heading 3');
  turn('quote');
  expect(store.blocks[0]).toMatchObject({ type: 'quote', text: 'a **b**', name: '' });
  turn('callout');
  expect(store.blocks[0]).toMatchObject({ type: 'callout', tone: 'note', title: '', text: 'a **b**' });
  turn('numbers');
  expect(store.blocks[0]).toMatchObject({ nodes: [{ isOrdered: true, items: [{ text: 'a **b**' }] }] });
  const last = editor.state.doc.content.size - 3;
  turn('bullets', last);
  expect(store.blocks[1]).toMatchObject({ nodes: [{ isOrdered: false, items: [{ text: 'c' }] }] });
  expect(turn('bullets', last)).toBe(false);
});

test('keeps who says a quote, and headings only begin', () => {
  const page = writer([quote]);
  turnInto('heading2', 0)(page.editor.state, page.editor.view.dispatch);
  expect(page.lines()).toEqual(['heading: One|', 'paragraph: Two', 'paragraph: Ada']);
});

test('joins a new list with the list beside it, and toggles lists off', () => {
  const page = writer([text('t', 'a', 'b', 'c')]);
  const toggle = () => toggleList(false)(page.editor.state, page.editor.view.dispatch);
  page.caretAfter('a');
  toggle();
  page.caretAfter('b', 'c');
  toggle();
  expect(page.store.blocks).toMatchObject([
    { nodes: [{ items: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] }] },
  ]);
  page.caretAfter('b');
  toggle();
  expect(page.lines()).toEqual(['paragraph: a', 'paragraph: b|', 'paragraph: c']);
  expect(page.store.blocks).toMatchObject([{ nodes: [{ items: [{}] }, { text: 'b' }, { items: [{}] }] }]);
});

test('turns anything that is text, and nothing else', () => {
  fc.assert(
    fc.property(
      arbitraryBlocks,
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      fc.constantFrom(...(Object.keys(TEXT_KINDS) as TextKind[])),
      (blocks, one, other, isAtCaret, kind) => {
        const { editor, store } = writer(blocks);
        const { doc, tr } = editor.state;
        const positions: number[] = [];
        eachBlock(doc, (_, position) => positions.push(position));
        const at = (place: number) => doc.resolve(place % (doc.content.size + 1));
        editor.view.dispatch(tr.setSelection(TextSelection.between(at(one), at(other))));
        const position = isAtCaret ? undefined : positions[one % positions.length];
        const isTurned = turnInto(kind, position)(editor.state, editor.view.dispatch);
        editor.state.doc.check();
        if (position !== undefined)
          expect(isTurned).toBe(![undefined, kind].includes(textKindOf(doc.nodeAt(position) ?? doc)));
        const words = (of: typeof doc) => of.textContent.replaceAll(/\s/g, '');
        expect(words(editor.state.doc)).toBe(words(doc));
        while (store.canUndo) store.undo();
        expect(editor.state.doc.toJSON()).toEqual(doc.toJSON());
        editor.destroy();
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 60) },
  );
});

test('links the words of a selection without the spaces around them', () => {
  const page = writer([text('t', 'See our prices first')]);
  const link = () => setLink('/pricing')(page.editor.state, page.editor.view.dispatch);
  const saved = () => page.store.blocks[0];
  page.caretAfter('See our', 'See our ');
  expect(link()).toBe(false);
  page.caretAfter('See our', 'See our prices ');
  link();
  expect(saved()).toMatchObject({ nodes: [{ text: 'See our [prices](/pricing) first' }] });
});
