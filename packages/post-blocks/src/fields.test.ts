import { expect, test } from 'vitest';
import { VERSION } from './content.ts';
import { BLOCKS, makeBlock } from './fields.ts';
import { readContent } from './read-content.ts';
import type { BlockType } from './schema.ts';

const types = Object.keys(BLOCKS) as BlockType[];

test.each(types)('creates a valid new %s', (type) => {
  const block = makeBlock(type, 'a-1');
  expect(readContent({ version: VERSION, blocks: [block] }).blocks).toEqual([block]);
});
