import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType, ListItem, TextNode } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';

const leafTypes = (Object.keys(BLOCKS) as BlockType[]).filter((type) => type !== 'columns');

type Shape = { type: BlockType; text: string; columns?: Shape[][] };

const { shapes } = fc.letrec<{ shape: Shape; shapes: Shape[] }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', maxDepth: 2, withCrossShrink: true },
    fc.record({ type: fc.constantFrom(...leafTypes), text: fc.string() }),
    fc.record({
      type: fc.constant<BlockType>('columns'),
      text: fc.constant(''),
      columns: fc.array(tie('shapes'), { minLength: 2, maxLength: 3 }),
    }),
  ),
  shapes: fc.array(tie('shape'), { maxLength: 5 }),
}));

/** Arbitrary posts with any blocks, including columns, and unique ids. */
export const arbitraryBlocks: fc.Arbitrary<Block[]> = shapes.map((all) => {
  let count = 0;
  const toBlock = ({ type, text, columns }: Shape): Block => {
    count += 1;
    const made = makeBlock(type, `b${count}`);
    if (made.type === 'columns')
      return { ...made, columns: (columns ?? []).map((below) => below.map(toBlock)) };
    return 'title' in made ? { ...made, title: text } : made;
  };
  return all.map(toBlock);
});

/** Arbitrary text with marks and characters that look like marks. */
const text = fc
  .array(
    fc.constantFrom(
      'a',
      'b c',
      ' ',
      '\n',
      '**',
      '_',
      '`',
      '[',
      '](/x)',
      ']',
      '\\',
      '**bold**',
      '_it_',
      '`c`',
      '[w](/a)',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const { item } = fc.letrec<{ item: ListItem }>((tie) => ({
  item: fc.record({
    text,
    items: fc.oneof({ maxDepth: 2 }, fc.constant<ListItem[]>([]), fc.array(tie('item'), { maxLength: 3 })),
  }),
}));
export const arbitraryNodes: fc.Arbitrary<TextNode[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), text }),
    fc.record({
      type: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
    }),
  ),
  { maxLength: 5 },
);
