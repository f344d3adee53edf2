import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from './merge.ts';
import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts';
import { arbitraryBlocks } from './test-support/arbitrary-blocks.ts';
import { blockOf, movedTo, ROOT, replaced, without } from './tree.ts';

const quote = (id: string, text = id): Block => ({ ...makeBlock('quote', id), text });
const draft = (blocks: Block[], more: Partial<PostDraft> = {}): PostDraft => ({
  ...EMPTY_DRAFT,
  ...more,
  blocks,
});
const ids = ({ blocks }: PostDraft) => blocks.map(({ id }) => id);
const base = draft([quote('a'), quote('b'), quote('c')], { title: 'One', excerpt: 'Short' });

test('what only one side changed is taken', () => {
  const mine = { ...base, title: 'Mine', blocks: replaced(base.blocks, quote('a', 'my a')) };
  const theirs = {
    ...base,
    excerpt: 'Theirs',
    blocks: [...replaced(base.blocks, quote('c', 'their c')), quote('d')],
  };
  const { draft: merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ title: 'Mine', excerpt: 'Theirs' });
  expect(merged.blocks).toEqual([quote('a', 'my a'), quote('b'), quote('c', 'their c'), quote('d')]);
});

test('what both changed is told, and chosen', () => {
  const mine = { ...base, title: 'Mine', blocks: replaced(base.blocks, quote('a', 'mine')) };
  const theirs = { ...base, title: 'Theirs', blocks: replaced(base.blocks, quote('a', 'theirs')) };
  const { draft: merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts.map(({ key }) => key)).toEqual(['title', 'a']);
  expect(merged).toMatchObject({ title: 'Mine' });
  expect(blockOf(merged.blocks, 'a')).toMatchObject({ text: 'mine' });
  const chosen = merge(base, mine, theirs, { title: 'theirs', a: 'theirs' }).draft;
  expect(chosen).toMatchObject({ title: 'Theirs' });
  expect(blockOf(chosen.blocks, 'a')).toMatchObject({ text: 'theirs' });
});

test('the same change on both sides is none to ask about', () => {
  const both = { ...base, title: 'Same', blocks: replaced(base.blocks, quote('a', 'same')) };
  expect(merge(base, both, structuredClone(both))).toEqual({ draft: both, conflicts: [] });
});

test('a block deleted here and changed there is asked about', () => {
  const gone = { ...base, blocks: without(base.blocks, 'b') };
  const changed = { ...base, blocks: replaced(base.blocks, quote('b', 'new')) };
  const mineGone = merge(base, gone, changed);
  expect(mineGone.conflicts).toMatchObject([{ key: 'b', mine: null, theirs: { text: 'new' } }]);
  expect(ids(mineGone.draft)).toEqual(['a', 'c']);
  expect(ids(merge(base, gone, changed, { b: 'theirs' }).draft)).toEqual(['a', 'b', 'c']);
  const theirsGone = merge(base, changed, gone);
  expect(ids(theirsGone.draft)).toEqual(['a', 'b', 'c']);
  expect(ids(merge(base, changed, gone, { b: 'theirs' }).draft)).toEqual(['a', 'c']);
});

test('what I added stands after what it followed, what I moved where I moved it', () => {
  const mine = {
    ...base,
    blocks: movedTo([quote('a'), quote('new'), quote('b'), quote('c')], 'c', { ...ROOT, index: 0 }),
  };
  const theirs = { ...base, blocks: [quote('first'), ...base.blocks] };
  expect(ids(merge(base, mine, theirs).draft)).toEqual(['c', 'first', 'a', 'new', 'b']);
});

test('a block I put into columns that they deleted is not lost', () => {
  const columns: Block = { id: 'k', type: 'columns', columns: [[], []] };
  const from = draft([quote('a'), columns]);
  const mine = draft([quote('a'), { ...columns, columns: [[quote('n')], []] }]);
  const theirs = draft([quote('a')]);
  expect(ids(merge(from, mine, theirs).draft)).toContain('n');
});

test('with one side unchanged the other is taken, whatever it did', () => {
  fc.assert(
    fc.property(arbitraryBlocks, arbitraryBlocks, (before, after) => {
      const [was, now] = [draft(before), draft(after)];
      expect(merge(was, now, was)).toEqual({ draft: now, conflicts: [] });
      expect(merge(was, was, now)).toEqual({ draft: now, conflicts: [] });
    }),
  );
});

test('nothing stands twice, whatever both did', () => {
  fc.assert(
    fc.property(arbitraryBlocks, arbitraryBlocks, arbitraryBlocks, (one, two, three) => {
      const all = JSON.stringify(merge(draft(one), draft(two), draft(three)).draft.blocks);
      const found = [...all.matchAll(/"id":"(b\d+)"/g)].map(([, id]) => id);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
