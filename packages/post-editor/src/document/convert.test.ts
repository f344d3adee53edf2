import { Transform } from '@tiptap/pm/transform';
import { allBlocks } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import { blocksFromHtml } from '@upcurve/post-blocks/from-html';
import { parseInline, plainText } from '@upcurve/post-blocks/inline';
import { textsOf } from '@upcurve/post-blocks/outline';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { item, numbers, text } from '@upcurve/post-blocks/testing/blocks';
import { everyBlock } from '@upcurve/post-blocks/testing/every-block';
import { HOSTILE_HTML } from '@upcurve/post-blocks/testing/hostile-html';
import { p, written } from '@upcurve/post-blocks/write';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBlocks } from '../test-support/arbitrary-blocks.ts';
import { documentConverter } from './convert.ts';
import { schema } from './schema.ts';

const { toBlocks, toDocument } = documentConverter(schema);

/** Converts without the cache, which knows nodes only by identity. */
function round(blocks: readonly Block[]): Block[] {
  const doc = toDocument(structuredClone(blocks));
  doc.check();
  return toBlocks(schema.nodeFromJSON(JSON.parse(JSON.stringify(doc))));
}

test('keeps a block of each kind', () => {
  const blocks = everyBlock('Some text', '/pricing');
  expect(round(blocks)).toEqual(blocks);
});

test('keeps an empty block of each kind', () => {
  const blocks = (Object.keys(BLOCKS) as BlockType[]).map((type) => makeBlock(type, `new-${type}`));
  expect(round(blocks)).toEqual(blocks);
});

test('keeps text, marks, breaks and nested lists', () => {
  const blocks = [
    text(
      't',
      'Plain, **bold _both_**, `code` and [a **link**](/pricing).',
      '',
      'Two\nlines, 2 \\* 3',
      numbers(item('One', '_Below_'), 'Two'),
    ),
  ];
  expect(round(blocks)).toEqual(blocks);
});

test('keeps only the words of an invalid link', () => {
  expect(round([text('t', '[x](javascript:void)')])).toEqual([text('t', 'x')]);
});

test('keeps texts next to each other apart', () => {
  const blocks = written([p('One')]).flatMap((block) => [block, { ...block, id: 'other' }]);
  expect(round(blocks)).toEqual(blocks);
});

/** Returns the letters of all texts. Empty lines end marks, except in text blocks, where they are line breaks. */
const lettersOf = (blocks: readonly Block[]) =>
  allBlocks([...blocks])
    .flatMap((block) =>
      textsOf(block).flatMap((each) => (block.type === 'richText' ? each : each.split(/\n\s*\n/))),
    )
    .map((each) => plainText(each).replaceAll(/\s+/g, ''))
    .join('');

test('loses no word, and keeps converted content equal', () => {
  fc.assert(
    fc.property(arbitraryBlocks, (blocks) => {
      const once = round(blocks);
      expect(lettersOf(once)).toBe(lettersOf(blocks));
      expect(once.map(({ id, type }) => [id, type])).toEqual(blocks.map(({ id, type }) => [id, type]));
      expect(round(once)).toEqual(once);
    }),
  );
});

test('returns the same objects for what did not change', () => {
  fc.assert(
    fc.property(arbitraryBlocks, (blocks) => {
      const doc = toDocument(blocks);
      const back = toBlocks(doc);
      for (const [index, block] of blocks.entries()) expect(back[index]).toBe(block);
      if (blocks.length === 0) return;
      for (const [index, node] of toDocument(back).children.entries()) expect(node).toBe(doc.child(index));
    }),
  );
});

test('converts only the changed block of a long post', () => {
  const blocks = Array.from({ length: 1000 }, (_, at): Block => {
    const block = makeBlock(at % 3 === 0 ? 'callout' : 'richText', `b${at}`);
    return block.type === 'richText' ? { ...block, nodes: [{ type: 'paragraph', text: 'Words' }] } : block;
  });
  const doc = toDocument(blocks);
  let at = 0;
  for (let index = 0; index < 500; index += 1) at += doc.child(index).nodeSize;
  const { doc: typed } = new Transform(doc).insert(at + 1, schema.text('X'));
  const after = toBlocks(typed);
  expect(after.filter((block, index) => block !== blocks[index])).toEqual([after[500]]);
  expect(after[500]).toMatchObject({ id: 'b500', nodes: [{ text: 'XWords' }] });
});

/** Texts as they are shown: `[name]` and `\[name\]` are the same words. */
const shown = (blocks: readonly Block[]) =>
  JSON.parse(JSON.stringify(blocks), (_, value) => (typeof value === 'string' ? parseInline(value) : value));
function expectUntouched(blocks: readonly Block[]) {
  const doc = toDocument(blocks);
  for (const [index, block] of toBlocks(doc).entries()) expect(block).toBe(blocks[index]);
  expect(shown(round(blocks))).toEqual(shown(blocks));
}

// Loaded by path: packages do not depend on apps, but these posts are the ones that are stored.
const DEMO = import.meta.glob<{ text: { content: { blocks: Block[] } } }[]>(
  '../../../../apps/api/src/demo/posts/*.json',
  {
    eager: true,
    import: 'posts',
  },
);
const SAMPLES = import.meta.glob<object>('../../../../apps/api/test/samples/wordpress.ts', { eager: true });

test('does not touch the posts of the demo', () => {
  const posts = Object.values(DEMO).flat();
  expect(posts.length).toBeGreaterThan(10);
  for (const { text } of posts) expectUntouched(text.content.blocks);
});

test('does not touch imported posts', () => {
  const exported = Object.values(SAMPLES)
    .flatMap(Object.values)
    .filter((each) => typeof each === 'string');
  const contents = exported.flatMap((file) =>
    [...file.matchAll(/<content:encoded><!\[CDATA\[(.*?)\]\]>/gs)].map(([, html]) => html ?? ''),
  );
  expect(contents.length).toBeGreaterThan(1);
  for (const html of [...contents, HOSTILE_HTML.join('\n')])
    expectUntouched(blocksFromHtml(html, { hasBlankLines: true, mediaOf: () => crypto.randomUUID() }).blocks);
});
