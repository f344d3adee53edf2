import { expect, test } from 'vitest';
import { VERSION } from './content.ts';
import type { Field } from './fields/field.ts';
import { BLOCKS, makeBlock } from './fields.ts';
import { readContent } from './read-content.ts';
import type { BlockType } from './schema.ts';

const types = Object.keys(BLOCKS) as BlockType[];

test.each(types)('creates a valid new %s', (type) => {
  const block = makeBlock(type, 'a-1');
  expect(readContent({ version: VERSION, blocks: [block] }).blocks).toEqual([block]);
});

/** The properties that a field edits, if they differ from its name. */
const PARTS: Partial<Record<Field['kind'], string[]>> = {
  picture: ['mediaId', 'alt', 'isDecorative'],
  clip: ['mediaId'],
  table: ['head', 'rows'],
};
const partsOf = (fields: readonly Field[]) =>
  fields.flatMap((field) => PARTS[field.kind] ?? [field.name]).sort();

test.each(types)('has a field for every property of a %s', (type) => {
  const { id, type: _, ...parts } = makeBlock(type, 'a-1');
  expect(partsOf(BLOCKS[type].fields)).toEqual(Object.keys(parts).sort());
});

test.each(types)('has a field for every property of the items of a %s', (type) => {
  for (const field of BLOCKS[type].fields)
    if (field.kind === 'items') expect(partsOf(field.fields)).toEqual(Object.keys(field.make()).sort());
});
