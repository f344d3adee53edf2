import { makeBlock } from '@upcurve/post-blocks/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { fromPuck, isSameShape, toPuck } from './puck-data.ts';
import { blockOf, movedTo } from './tree.ts';

test('returns blocks from Puck as the same objects', () => {
  fc.assert(
    fc.property(arbitraryBlocks, (blocks) => {
      const back = fromPuck(toPuck(blocks), (id) => blockOf(blocks, id));
      expect(back).toEqual(blocks);
      expect(back.every((block, index) => block === blocks[index])).toBe(true);
      expect(isSameShape(back, blocks)).toBe(true);
    }),
  );
});

test('creates blocks that Puck inserts and drops unknown ones', () => {
  const data = toPuck([]);
  data.content.push({ type: 'quote', props: { id: 'quote-1' } }, { type: 'marquee', props: { id: 'm' } });
  expect(fromPuck(data, () => undefined)).toEqual([makeBlock('quote', 'quote-1')]);
});

test('ignores content when comparing shapes', () => {
  const [one, two] = [makeBlock('quote', 'a'), makeBlock('divider', 'b')];
  expect(isSameShape([one, two], [{ ...one, text: 'Other' }, two])).toBe(true);
  expect(isSameShape([one, two], movedTo([one, two], 'b', { parent: null, column: 0, index: 0 }))).toBe(
    false,
  );
});
