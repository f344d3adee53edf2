import type { Node } from '@tiptap/pm/model';
import { EditorState, NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipOf } from '../document/clipboard.ts';
import { openDocument } from '../open-document.ts';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { insertClip } from './insert-clip.ts';

/** Returns the carets of a document, which are between characters, and its selectable blocks. */
function selectionsOf(doc: Node): Selection[] {
  const all: Selection[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) {
      for (let at = 0; at <= node.content.size; at += 1)
        if (!/[\uDC00-\uDFFF]/.test(node.textBetween(at, Math.min(at + 1, node.content.size))))
          all.push(TextSelection.create(doc, position + 1 + at));
    } else if (NodeSelection.isSelectable(node) && node.attrs.id)
      all.push(NodeSelection.create(doc, position));
  });
  return all;
}
/** Returns the letters of a document in any order. Signs of lists are not letters. */
const lettersOf = (...docs: readonly Node[]) =>
  docs
    .flatMap((doc) => [...doc.textContent.replaceAll(/[\s•]/g, '')])
    .sort()
    .join('');

// Only for its schema and limits.
const store = openDocument([]);
const { convert } = store;

const stats: Block = { id: 's', type: 'stats', items: [] };

test('inserts any part of a post at any place, and loses no word', () => {
  fc.assert(
    fc.property(
      arbitraryBlocks,
      arbitraryBlocks,
      fc.tuple(fc.nat(), fc.nat(), fc.nat()),
      (blocks, others: Block[], [place, one, other]) => {
        const source = convert.toDocument(others);
        const spots = selectionsOf(source);
        const [from, to] = [one, other]
          .map((at) => (spots[at % spots.length] as Selection).from)
          .sort((first, second) => first - second) as [number, number];
        const clip = clipOf(source, from, to, convert);
        const doc = convert.toDocument(blocks);
        const { tr } = EditorState.create({ doc });
        const carets = selectionsOf(doc);
        tr.setSelection(carets[place % carets.length] as Selection);
        insertClip(store, tr, clip);
        tr.doc.check();
        // The caret is in a text, or a block is selected.
        expect(tr.selection.$head.parent.isTextblock || tr.selection instanceof NodeSelection).toBe(true);
        expect(lettersOf(tr.doc)).toBe(lettersOf(doc, convert.toDocument(clip.blocks)));
      },
    ),
    // The example is a block without any text.
    { numRuns: 200, examples: [[[], [stats, makeBlock('serviceCard', 'c')], [0, 1, 0]]] },
  );
});
