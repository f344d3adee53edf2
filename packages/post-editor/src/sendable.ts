import { allBlocks } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import { Block } from '@upcurve/post-blocks/schema';
import { blockOf, replaced } from './tree.ts';

/** The blocks as they can be saved, and what of them cannot be, in words. */
export interface Sendable {
  blocks: readonly Block[];
  left: string | undefined;
}

/**
 * Blocks of which every part is as a content may hold it: an address that is half typed must not keep the rest of the post from being
 * saved. What is not right is taken from `saved`, or else as a new block has it.
 */
export function sendable(blocks: readonly Block[], saved: readonly Block[]): Sendable {
  let left: string | undefined;
  let good = blocks;
  for (const block of allBlocks([...blocks])) {
    if (block.type === 'columns') continue;
    const { error } = Block.safeParse(block);
    if (!error) continue;
    const issue = error.issues[0];
    left ??= `${BLOCKS[block.type].label}: ${issue?.message ?? 'This cannot be saved.'}`;
    const before = blockOf(saved, block.id) ?? makeBlock(block.type, block.id);
    const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
    const mended = Object.fromEntries(
      Object.entries(block).map(([name, value]) => [
        name,
        wrong.has(name) ? before[name as keyof typeof before] : value,
      ]),
    ) as unknown as Block;
    good = replaced(good, Block.safeParse(mended).success ? mended : makeBlock(block.type, block.id));
  }
  return { blocks: good, left };
}
