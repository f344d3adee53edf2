import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType, ListItem, TextNode } from '@upcurve/post-blocks/schema';
import fc from 'fast-check';
import { SHAPES } from '../document/block-shapes.ts';
import type { Part, Values } from '../document/shape-parts.ts';

const leafTypes = (Object.keys(BLOCKS) as BlockType[]).filter((type) => type !== 'columns');

const pieces = (...more: string[]) =>
  fc
    .array(
      fc.constantFrom('a', 'b c', ' ', '**', '_', '`', '[', '](/x)', ']', '\\', '<b>', '’', '😀', ...more),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));

/** Arbitrary text with marks and characters that look like marks. */
const text = pieces('\n', '\n\n', '**bold**', '_it_', '`c`', '[w](/a)', '[**x** y](https://a.example)');
const line = pieces('**bold**', '_it_', '[w](/a)');
const plain = pieces();

const { item } = fc.letrec<{ item: ListItem }>((tie) => ({
  item: fc.record({
    text,
    items: fc.oneof({ maxDepth: 2 }, fc.constant<ListItem[]>([]), fc.array(tie('item'), { maxLength: 3 })),
  }),
}));
const nodes: fc.Arbitrary<TextNode[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), text }),
    fc.record({
      type: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fc.array(item, { maxLength: 4 }),
    }),
  ),
  { maxLength: 5 },
);

const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });

/** Arbitrary values of the fields that are written on the canvas. */
function written(parts: readonly Part[]): fc.Arbitrary<Values> {
  const fields = parts.map((part): fc.Arbitrary<Values> => {
    switch (part.kind) {
      case 'line':
        return fc.record({ [part.field]: part.hasMarks ? line : plain });
      case 'text':
        return fc.record({ [part.field]: text });
      case 'box':
        return written(part.parts);
      case 'items':
        return fc.record({ [part.field]: several(written(part.parts)) });
      case 'cells':
        return fc.record({ [part.field]: several(line) });
      case 'rows':
        return fc.record({ [part.field]: several(several(line)) });
      case 'view':
        return fc.constant(part.name === 'picture' ? { mediaId: null, alt: 'Alt', isDecorative: false } : {});
      default:
        return part satisfies never;
    }
  });
  return fc.tuple(...fields).map((all) => Object.assign({}, ...all) as Values);
}

function valuesOf(type: BlockType): fc.Arbitrary<Values> {
  if (type === 'richText') return fc.record({ nodes });
  if (type === 'heading') return fc.record({ text: line, level: fc.constantFrom(2, 3, 4) });
  return type === 'columns' ? fc.constant({}) : written(SHAPES[type].parts);
}

type Shape = { type: BlockType; values: Values; columns?: Shape[][] };
const leaf: fc.Arbitrary<Shape> = fc
  .constantFrom(...leafTypes)
  .chain((type) => fc.record({ type: fc.constant(type), values: valuesOf(type) }));
const { shapes } = fc.letrec<{ shape: Shape; shapes: Shape[] }>((tie) => ({
  shape: fc.oneof(
    { depthSize: 'small', maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.record({
      type: fc.constant<BlockType>('columns'),
      values: fc.constant({}),
      columns: fc.array(tie('shapes'), { minLength: 2, maxLength: 3 }),
    }),
  ),
  shapes: fc.array(tie('shape'), { maxLength: 5 }),
}));

/** Arbitrary posts with any blocks and texts, including columns, and unique ids. */
export const arbitraryBlocks: fc.Arbitrary<Block[]> = shapes.map((all) => {
  let count = 0;
  const toBlock = ({ type, values, columns }: Shape): Block => {
    count += 1;
    const made = { ...makeBlock(type, `b${count}`), ...values } as Block;
    return made.type === 'columns'
      ? { ...made, columns: (columns ?? []).map((below) => below.map(toBlock)) }
      : made;
  };
  return all.map(toBlock);
});
