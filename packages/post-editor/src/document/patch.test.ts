import { EditorState } from '@tiptap/pm/state';
import type { Block } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { documentConverter } from './convert.ts';
import { patchContent } from './patch.ts';
import { schema } from './schema.ts';

const { toDocument } = documentConverter(schema);

function patched(before: readonly Block[], after: readonly Block[]) {
  const [from, to] = [toDocument(before), toDocument(after)];
  const { tr } = EditorState.create({ doc: from });
  patchContent(tr, 0, from, to);
  return { tr, to };
}

/** Pairs of posts with blocks in common: kept, changed, moved, removed and added. */
const pairs = fc
  .tuple(
    arbitraryBlocks,
    arbitraryBlocks,
    fc.infiniteStream(fc.constantFrom('mine', 'theirs', 'both', 'none')),
  )
  .map(([mine, theirs, sides]): [Block[], Block[]] => {
    const after = mine.flatMap((block, at) => {
      const side = sides.next().value;
      const other = theirs[at] ? [theirs[at]] : [];
      if (side === 'none') return [];
      // The same id, so it is a change of the same block if the type is equal too.
      if (side === 'theirs') return other.map((each) => ({ ...each, id: block.id }));
      return side === 'mine' ? [block] : [...other.map((each) => ({ ...each, id: `new-${at}` })), block];
    });
    return [mine, after];
  });

test.each([
  ['unrelated posts', fc.tuple(arbitraryBlocks, arbitraryBlocks)],
  ['related posts', pairs],
])('turns one post into another: %s', (_, posts) => {
  fc.assert(
    fc.property(posts, ([before, after]) => {
      const { tr, to } = patched(before, after);
      tr.doc.check();
      expect(tr.doc.eq(to)).toBe(true);
    }),
  );
});

test('changes only the characters that differ', () => {
  fc.assert(
    fc.property(arbitraryBlocks, fc.nat(), fc.nat(), (blocks, block, place) => {
      const from = toDocument(blocks);
      const spots: number[] = [];
      from.descendants((node, position) => {
        if (node.isTextblock)
          for (let at = 0; at <= node.content.size; at += 1) spots.push(position + 1 + at);
      });
      const spot = spots[(block * 31 + place) % spots.length];
      if (spot === undefined) return;
      const { doc: to } = EditorState.create({ doc: from }).tr.insertText('Z', spot);
      const { tr } = EditorState.create({ doc: from });
      patchContent(tr, 0, from, to);
      expect(tr.doc.eq(to)).toBe(true);
      for (let at = 0; at <= from.content.size; at += 1) {
        if (at < spot) expect(tr.mapping.map(at)).toBe(at);
        if (at > spot) expect(tr.mapping.map(at)).toBe(at + 1);
      }
    }),
  );
});
