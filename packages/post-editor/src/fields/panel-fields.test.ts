import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Field } from '@upcurve/post-blocks/fields/field';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { expect, test } from 'vitest';
import { SHAPES } from '../document/block-shapes.ts';
import { type Part, type Shape, writtenFields } from '../document/shape-parts.ts';

const types = Object.keys(BLOCKS) as BlockType[];
const shape = (field: Field): unknown =>
  field.kind === 'items' ? [field.name, field.fields.map(shape)] : field.name;

test('leaves the fields in the panel that are not written on the canvas', () => {
  expect(Object.fromEntries(types.map((type) => [type, BLOCKS[type].fields.map(shape)]))).toEqual({
    richText: [],
    heading: ['level'],
    quote: [],
    callout: ['tone'],
    image: ['mediaId', 'width'],
    gallery: [['items', ['mediaId']]],
    video: ['mediaId', 'url', 'title'],
    embed: ['url', 'title', 'height'],
    stats: [],
    chart: ['title', 'kind', 'unit', ['points', ['label', 'value']], 'source'],
    table: [],
    comparison: [],
    faq: [],
    testimonial: ['mediaId'],
    columns: ['columns'],
    divider: [],
    callToAction: ['href'],
    ebookCard: [],
    serviceCard: ['service'],
    calculatorTeaser: [],
    form: ['form'],
    storyRow: [],
  });
});

/** The properties that a field edits, if they differ from its name. */
const PROPERTIES: Partial<Record<Field['kind'], string[]>> = {
  picture: ['mediaId', 'alt', 'isDecorative'],
  clip: ['mediaId'],
};
const propertiesOf = (fields: readonly Field[]) =>
  fields.flatMap((field) => PROPERTIES[field.kind] ?? [field.name]);

/** The properties that can be changed, once each. */
function editable(parts: readonly Part[], fields: readonly Field[]): string[] {
  return [...new Set([...writtenFields(parts), ...propertiesOf(fields)])].sort();
}

test.each(types)('lets every property of a %s be changed on the canvas or in the panel', (type) => {
  const { id, type: _, ...properties } = makeBlock(type, 'a');
  const { parts } = (SHAPES as Record<string, Shape | undefined>)[type] ?? { parts: [] };
  const own = { richText: ['nodes'], heading: ['text', 'level'] }[type as string];
  expect(own?.sort() ?? editable(parts, BLOCKS[type].fields)).toEqual(Object.keys(properties).sort());
  for (const part of parts) {
    if (part.kind !== 'items') continue;
    const inPanel = BLOCKS[type].fields.find(({ name }) => name === part.field);
    const [item] = (properties as unknown as Record<string, [object]>)[part.field] as [object];
    expect(editable(part.parts, inPanel?.kind === 'items' ? inPanel.fields : [])).toEqual(
      Object.keys(item).sort(),
    );
  }
});
