import type { Configs } from './fields/field.ts';
import { layoutBlocks } from './fields/layout.ts';
import { mediaBlocks } from './fields/media.ts';
import { offerBlocks } from './fields/offers.ts';
import { proofBlocks } from './fields/proof.ts';
import { textBlocks } from './fields/text.ts';
import type { BlockOf, BlockType } from './schema.ts';

/** Every kind of block, in the order in which they are offered. */
export const BLOCKS: Configs<BlockType> = {
  ...textBlocks,
  ...mediaBlocks,
  ...proofBlocks,
  ...layoutBlocks,
  ...offerBlocks,
};

/** A new block of a kind. */
export function makeBlock<T extends BlockType>(type: T, id: string): BlockOf<T> {
  return BLOCKS[type].make(id);
}
