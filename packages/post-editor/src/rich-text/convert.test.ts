import { parseInline } from '@upcurve/post-blocks/inline';
import type { ListItem, TextNode } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryNodes } from '../test-support/arbitrary-blocks.ts';
import { fromDocument, toDocument } from './convert.ts';

const round = (nodes: TextNode[]) => fromDocument(toDocument(nodes));

test('preserves text, marks, breaks and nested lists', () => {
  const nodes: TextNode[] = [
    { type: 'paragraph', text: 'Plain, **bold _both_**, `code` and [a **link**](/pricing).' },
    { type: 'paragraph', text: 'Two\nlines, 2 \\* 3' },
    {
      type: 'list',
      isOrdered: true,
      items: [
        { text: 'One', items: [{ text: '_Below_', items: [] }] },
        { text: 'Two', items: [] },
      ],
    },
  ];
  expect(round(nodes)).toEqual(nodes);
});

test('keeps only the words of an invalid link', () => {
  expect(round([{ type: 'paragraph', text: '[x](javascript:void)' }])).toEqual([
    { type: 'paragraph', text: 'x' },
  ]);
});

const wordsOf = (nodes: readonly TextNode[]) => {
  const words = (parts: ReturnType<typeof parseInline>): string =>
    parts.map((part) => (typeof part === 'string' ? part : words(part.children))).join('');
  const ofItem = ({ text, items }: ListItem): string[] => [
    words(parseInline(text)),
    ...items.flatMap(ofItem),
  ];
  return nodes.flatMap((node) =>
    node.type === 'paragraph' ? [words(parseInline(node.text))] : node.items.flatMap(ofItem),
  );
};

test('loses no word and is stable after one conversion', () => {
  fc.assert(
    fc.property(arbitraryNodes, (nodes) => {
      const once = round(nodes);
      if (nodes.length > 0) expect(wordsOf(once)).toEqual(wordsOf(nodes));
      expect(round(once)).toEqual(once);
    }),
  );
});
