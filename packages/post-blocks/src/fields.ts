import type { Configs } from './fields/field.ts';
import { layoutBlocks } from './fields/layout.ts';
import { mediaBlocks } from './fields/media.ts';
import { offerBlocks } from './fields/offers.ts';
import { proofBlocks } from './fields/proof.ts';
import { textBlocks } from './fields/text.ts';
import type { BlockOf, BlockType } from './schema.ts';

/** All block types, in the order of the palette. */
export const BLOCKS: Configs<BlockType> = {
  ...textBlocks,
  ...mediaBlocks,
  ...proofBlocks,
  ...layoutBlocks,
  ...offerBlocks,
};

export function makeBlock<T extends BlockType>(type: T, id: string): BlockOf<T> {
  return { id, type, ...BLOCKS[type].empty } as BlockOf<T>;
}
