import { allBlocks, newBlockId } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';

/* The tree of blocks and its operations. */

/** A list of blocks: the post's own, or a column of a block. */
export interface List {
  /** The id of the columns block; null for the post. */
  parent: string | null;
  column: number;
}
export interface Place extends List {
  index: number;
}
export const ROOT: List = { parent: null, column: 0 };

export function findPlace(blocks: readonly Block[], id: string, list: List = ROOT): Place | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return { ...list, index };
    if (block.type !== 'columns') continue;
    for (const [column, below] of block.columns.entries()) {
      const found = findPlace(below, id, { parent: block.id, column });
      if (found) return found;
    }
  }
  return undefined;
}

export const blockOf = (blocks: readonly Block[], id: string): Block | undefined =>
  allBlocks(blocks).find((block) => block.id === id);

/** Returns the blocks of a list; undefined if its columns block does not exist. */
export function listOf(blocks: readonly Block[], { parent, column }: List): readonly Block[] | undefined {
  if (parent === null) return blocks;
  const block = blockOf(blocks, parent);
  return block?.type === 'columns' ? block.columns[column] : undefined;
}

/** Applies a change to every list of blocks. */
function mapLists(
  blocks: readonly Block[],
  change: (below: readonly Block[], list: List) => readonly Block[],
  list = ROOT,
): Block[] {
  return change(blocks, list).map((block) => {
    if (block.type !== 'columns') return block;
    const columns = block.columns.map((below, column) =>
      mapLists(below, change, { parent: block.id, column }),
    );
    return { ...block, columns };
  });
}

export const insertAt = (blocks: readonly Block[], place: Place, added: readonly Block[]) =>
  mapLists(blocks, (below, { parent, column }) =>
    parent === place.parent && column === place.column ? below.toSpliced(place.index, 0, ...added) : below,
  );

export const removeBlock = (blocks: readonly Block[], id: string) =>
  mapLists(blocks, (below) => below.filter((block) => block.id !== id));

export const replaceBlock = (blocks: readonly Block[], block: Block) =>
  mapLists(blocks, (below) => below.map((each) => (each.id === block.id ? block : each)));

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
