import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { columns, quote, text } from '@upcurve/post-blocks/testing/blocks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf, removeBlock, replaceBlock } from '../document/tree.ts';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { commonBase, merge } from './merge.ts';
import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts';

const draft = (blocks: Block[], more: Partial<PostDraft> = {}): PostDraft => ({
  ...EMPTY_DRAFT,
  ...more,
  blocks,
});
const ids = ({ blocks }: PostDraft) => blocks.map(({ id }) => id);
const base = draft([quote('a'), quote('b'), quote('c')], { title: 'One', excerpt: 'Short' });

test('takes changes made on only one side', () => {
  const mine = { ...base, title: 'Mine', blocks: replaceBlock(base.blocks, quote('a', 'my a')) };
  const theirs = {
    ...base,
    excerpt: 'Theirs',
    blocks: [...replaceBlock(base.blocks, quote('c', 'their c')), quote('d')],
  };
  const { draft: merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toMatchObject({ title: 'Mine', excerpt: 'Theirs' });
  expect(merged.blocks).toEqual([quote('a', 'my a'), quote('b'), quote('c', 'their c'), quote('d')]);
});

test('reports conflicts and applies the choices', () => {
  const mine = { ...base, title: 'Mine', blocks: replaceBlock(base.blocks, quote('a', 'mine')) };
  const theirs = { ...base, title: 'Theirs', blocks: replaceBlock(base.blocks, quote('a', 'theirs')) };
  const { draft: merged, conflicts } = merge(base, mine, theirs);
  expect(conflicts.map(({ key }) => key)).toEqual(['title', 'a']);
  expect(merged).toMatchObject({ title: 'Mine' });
  expect(blockOf(merged.blocks, 'a')).toMatchObject({ text: 'mine' });
  const chosen = merge(base, mine, theirs, { title: 'theirs', a: 'theirs' }).draft;
  expect(chosen).toMatchObject({ title: 'Theirs' });
  expect(blockOf(chosen.blocks, 'a')).toMatchObject({ text: 'theirs' });
});

test('keeps a description that someone writes while the picture arrives', () => {
  const empty = { ...makeBlock('image', 'i'), alt: 'Room' };
  const filled = { ...empty, mediaId: 'one' };
  const described = { ...empty, alt: 'Our treatment room', caption: 'Since 2019' };
  const merged = (was: Block, mine: Block, theirs: Block) =>
    merge(draft([was]), draft([mine]), draft([theirs]));
  const both = { ...described, mediaId: 'one' };
  expect(merged(empty, described, filled)).toEqual({ draft: draft([both]), conflicts: [] });
  expect(merged(empty, filled, described)).toEqual({ draft: draft([both]), conflicts: [] });
  // A description belongs to its picture, so it conflicts with another picture.
  expect(merged(filled, both, { ...filled, mediaId: 'two' }).conflicts).toHaveLength(1);
  expect(merged(empty, filled, { ...empty, mediaId: 'two' }).conflicts).toHaveLength(1);
});

describe('the paragraphs of a text', () => {
  const lines = (...words: string[]) => text('t', ...words);
  const merged = (was: string[], mine: string[], theirs: string[], choices = {}) => {
    const { draft: both, conflicts } = merge(
      draft([lines(...was)]),
      draft([lines(...mine)]),
      draft([lines(...theirs)]),
      choices,
    );
    return { blocks: both.blocks, conflicts };
  };

  test.each([
    ['changed side by side', ['A', 'B'], ['A1', 'B'], ['A', 'B2'], ['A1', 'B2']],
    ['split and changed', ['A', 'B', 'C'], ['A', 'a', 'B', 'C'], ['A', 'B', 'C2'], ['A', 'a', 'B', 'C2']],
    ['deleted and changed', ['A', 'B', 'C'], ['B', 'C'], ['A', 'B', 'C2'], ['B', 'C2']],
    ['added at the same place', ['A'], ['A', 'mine'], ['A', 'theirs'], ['A', 'theirs', 'mine']],
    ['added alike', ['A'], ['A', 'same'], ['A', 'same'], ['A', 'same']],
  ])('that were %s are merged without asking', (_, was, mine, theirs, both) => {
    expect(merged(was, mine, theirs)).toEqual({ blocks: [lines(...both)], conflicts: [] });
  });

  test('that both changed are asked about, and the rest of both sides is kept', () => {
    const [was, mine, theirs] = [
      ['A', 'B', 'C'],
      ['A1', 'B1', 'C'],
      ['A', 'B2', 'C2'],
    ];
    const [my, their] = [lines('A1', 'B1', 'C2'), lines('A1', 'B2', 'C2')];
    expect(merged(was, mine, theirs)).toEqual({
      blocks: [my],
      conflicts: [{ kind: 'block', key: 't', mine: my, theirs: their }],
    });
    expect(merged(was, mine, theirs, { t: 'theirs' }).blocks).toEqual([their]);
  });

  test('lose no word of either side without asking', () => {
    const side = (name: string) =>
      fc.array(fc.constantFrom('a', 'b', 'c', `${name}1`, `${name}2`), { maxLength: 5 });
    fc.assert(
      fc.property(side('was'), side('mine'), side('their'), (was, mine, theirs) => {
        const { blocks, conflicts } = merged(was, mine, theirs);
        if (conflicts.length > 0) return;
        const words = JSON.stringify(blocks);
        for (const word of [...mine, ...theirs])
          if (/mine|their/.test(word)) expect(words).toContain(`"${word}"`);
      }),
    );
  });
});

test('does not report the same change on both sides', () => {
  const both = { ...base, title: 'Same', blocks: replaceBlock(base.blocks, quote('a', 'same')) };
  expect(merge(base, both, structuredClone(both))).toEqual({ draft: both, conflicts: [] });
});

test('reports a block deleted on one side and changed on the other', () => {
  const gone = { ...base, blocks: removeBlock(base.blocks, 'b') };
  const changed = { ...base, blocks: replaceBlock(base.blocks, quote('b', 'new')) };
  const mineGone = merge(base, gone, changed);
  expect(mineGone.conflicts).toMatchObject([{ key: 'b', mine: null, theirs: { text: 'new' } }]);
  expect(ids(mineGone.draft)).toEqual(['a', 'c']);
  expect(ids(merge(base, gone, changed, { b: 'theirs' }).draft)).toEqual(['a', 'b', 'c']);
  const theirsGone = merge(base, changed, gone);
  expect(ids(theirsGone.draft)).toEqual(['a', 'b', 'c']);
  expect(ids(merge(base, changed, gone, { b: 'theirs' }).draft)).toEqual(['a', 'c']);
});

test('keeps the places of added and moved blocks', () => {
  const mine = { ...base, blocks: [quote('c'), quote('a'), quote('new'), quote('b')] };
  const theirs = { ...base, blocks: [quote('first'), ...base.blocks] };
  expect(ids(merge(base, mine, theirs).draft)).toEqual(['c', 'first', 'a', 'new', 'b']);
});

test('keeps a block moved into deleted columns', () => {
  const from = draft([quote('a'), columns('k', [], [])]);
  const mine = draft([quote('a'), columns('k', [quote('n')], [])]);
  const theirs = draft([quote('a')]);
  expect(ids(merge(from, mine, theirs).draft)).toContain('n');
});

test('takes the other side when one is unchanged', () => {
  fc.assert(
    fc.property(arbitraryBlocks, arbitraryBlocks, (before, after) => {
      const [was, now] = [draft(before), draft(after)];
      expect(merge(was, now, was)).toEqual({ draft: now, conflicts: [] });
      expect(merge(was, was, now)).toEqual({ draft: now, conflicts: [] });
    }),
  );
});

test('never duplicates a block', () => {
  fc.assert(
    fc.property(arbitraryBlocks, arbitraryBlocks, arbitraryBlocks, (one, two, three) => {
      const all = JSON.stringify(merge(draft(one), draft(two), draft(three)).draft.blocks);
      const found = [...all.matchAll(/"id":"(b\d+)"/g)].map(([, id]) => id);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

describe('without a known base', () => {
  const titled = (title: string, ...blocks: Block[]) => draft(blocks, { title });
  const merged = (mine: PostDraft, theirs: PostDraft) => merge(commonBase(mine, theirs), mine, theirs);

  test('asks only about differences', () => {
    const { conflicts } = merged(
      titled('Mine', quote('a', 'a'), quote('b', 'my b')),
      titled('Theirs', quote('a', 'a'), quote('b', 'their b')),
    );
    expect(conflicts.map(({ key }) => key)).toEqual(['title', 'b']);
  });

  test('keeps blocks that only one side has', () => {
    const { draft: both, conflicts } = merged(
      titled('Same', quote('a', 'a'), quote('m', 'mine')),
      titled('Same', quote('t', 'theirs'), quote('a', 'a')),
    );
    expect(conflicts).toEqual([]);
    expect(both.blocks.map(({ id }) => id).sort()).toEqual(['a', 'm', 't']);
  });

  test('asks about different columns as a whole', () => {
    const { draft: both, conflicts } = merged(
      titled('Same', columns('c', [quote('a', 'a')], [], [])),
      titled('Same', columns('c', [quote('b', 'b')], [])),
    );
    expect(conflicts.map(({ key }) => key)).toEqual(['c']);
    expect(JSON.stringify(both.blocks)).toMatch(/"id":"a".*"id":"b"|"id":"b".*"id":"a"/);
  });

  test('keeps or asks about every word of both sides', () => {
    const side = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
      .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom('x', 'y').map((word) => quote(id, word)))))
      .map((blocks) => titled('Same', ...blocks));
    fc.assert(
      fc.property(side, side, (mine, theirs) => {
        const { draft: both, conflicts } = merged(mine, theirs);
        const asked = new Set(conflicts.map(({ key }) => key));
        for (const block of [...mine.blocks, ...theirs.blocks])
          expect(
            both.blocks.some(
              (each) =>
                each.id === block.id && (each as { text: string }).text === (block as { text: string }).text,
            ) || asked.has(block.id),
          ).toBe(true);
      }),
    );
  });
});
