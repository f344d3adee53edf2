import { makeBlock } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonBase } from './common-base.ts';
import { merge } from './merge.ts';
import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts';

const quote = (id: string, text: string): Block => ({ ...makeBlock('quote', id), text });
const draft = (title: string, ...blocks: Block[]): PostDraft => ({ ...EMPTY_DRAFT, title, blocks });
const merged = (mine: PostDraft, theirs: PostDraft) => merge(commonBase(mine, theirs), mine, theirs);

test('asks only about differences', () => {
  const { conflicts } = merged(
    draft('Mine', quote('a', 'a'), quote('b', 'my b')),
    draft('Theirs', quote('a', 'a'), quote('b', 'their b')),
  );
  expect(conflicts.map(({ key }) => key)).toEqual(['title', 'b']);
});

test('keeps blocks that only one side has', () => {
  const { draft: both, conflicts } = merged(
    draft('Same', quote('a', 'a'), quote('m', 'mine')),
    draft('Same', quote('t', 'theirs'), quote('a', 'a')),
  );
  expect(conflicts).toEqual([]);
  expect(both.blocks.map(({ id }) => id).sort()).toEqual(['a', 'm', 't']);
});

const columns = (id: string, ...below: Block[][]): Block => ({ id, type: 'columns', columns: below });
test('asks about different columns as a whole', () => {
  const { draft: both, conflicts } = merged(
    draft('Same', columns('c', [quote('a', 'a')], [], [])),
    draft('Same', columns('c', [quote('b', 'b')], [])),
  );
  expect(conflicts.map(({ key }) => key)).toEqual(['c']);
  expect(JSON.stringify(both.blocks)).toMatch(/"id":"a".*"id":"b"|"id":"b".*"id":"a"/);
});

test('keeps or asks about every word of both sides', () => {
  const side = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom('x', 'y').map((word) => quote(id, word)))))
    .map((blocks) => draft('Same', ...blocks));
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
