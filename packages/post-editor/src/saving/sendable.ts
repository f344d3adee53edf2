import { allBlocks } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import { Block } from '@upcurve/post-blocks/schema';
import { blockOf, replaceBlock } from '../document/tree.ts';

/** The blocks that can be saved, and a description of the part that cannot be saved. */
export interface SendableBlocks {
  blocks: readonly Block[];
  left: string | undefined;
}

/**
 * Makes blocks valid, so that a half-typed address does not prevent saving the rest. Replaces invalid parts with those
 * from `saved` or from a new block.
 */
export function makeSendable(blocks: readonly Block[], saved: readonly Block[]): SendableBlocks {
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
    const repaired = Object.fromEntries(
      Object.entries(block).map(([name, value]) => [
        name,
        wrong.has(name) ? before[name as keyof typeof before] : value,
      ]),
    ) as unknown as Block;
    good = replaceBlock(good, Block.safeParse(repaired).success ? repaired : makeBlock(block.type, block.id));
  }
  return { blocks: good, left };
}
