import { allBlocks, newBlockId } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';

/* Operations on the tree of blocks. */

export const blockOf = (blocks: readonly Block[], id: string): Block | undefined =>
  allBlocks(blocks).find((block) => block.id === id);

export function replaceBlock(blocks: readonly Block[], block: Block): Block[] {
  return blocks.map((each) => {
    if (each.id === block.id) return block;
    if (each.type !== 'columns') return each;
    return { ...each, columns: each.columns.map((below) => replaceBlock(below, block)) };
  });
}

/** Returns copies of blocks with new ids. */
export function copyWithNewIds(blocks: readonly Block[], newId: () => string = newBlockId): Block[] {
  return blocks.map((block) => {
    const copy = { ...block, id: newId() };
    return copy.type === 'columns'
      ? { ...copy, columns: copy.columns.map((below) => copyWithNewIds(below, newId)) }
      : copy;
  });
}

/** Sets the number of columns to two or three. Moves the blocks of a removed column to the last one. */
export function withColumns<T extends { columns: Block[][] }>(block: T, count: number): T {
  const kept = block.columns.slice(0, count);
  const left = block.columns.slice(count).flat();
  while (kept.length < count) kept.push([]);
  const columns = kept.map((below, column) => (column === count - 1 ? [...below, ...left] : below));
  return { ...block, columns };
}
