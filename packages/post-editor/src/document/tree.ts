import { newBlockId } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';

/*
 * The tree of blocks and its operations. Every function returns a new list in which unchanged blocks are the same
 * objects.
 */

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

/** Returns the place of a block, if it exists. */
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

export function blockOf(blocks: readonly Block[], id: string): Block | undefined {
  for (const block of blocks) {
    if (block.id === id) return block;
    if (block.type !== 'columns') continue;
    for (const below of block.columns) {
      const found = blockOf(below, id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns the blocks of a list; undefined if its columns block does not exist. */
export function listOf(blocks: readonly Block[], { parent, column }: List): readonly Block[] | undefined {
  if (parent === null) return blocks;
  const block = blockOf(blocks, parent);
  return block?.type === 'columns' ? block.columns[column] : undefined;
}

/** Applies a change to one list of blocks. */
function withList(
  blocks: readonly Block[],
  list: List,
  change: (below: readonly Block[]) => readonly Block[],
): Block[] {
  if (list.parent === null) return [...change(blocks)];
  return blocks.map((block) => {
    if (block.type !== 'columns') return block;
    if (block.id === list.parent)
      return {
        ...block,
        columns: block.columns.map((below, column) => (column === list.column ? [...change(below)] : below)),
      };
    const columns = block.columns.map((below) => withList(below, list, change));
    const isSame = columns.every((below, column) =>
      below.every((each, index) => each === block.columns[column]?.[index]),
    );
    return isSame ? block : { ...block, columns };
  });
}

export const insertAt = (blocks: readonly Block[], { index, ...list }: Place, added: readonly Block[]) =>
  withList(blocks, list, (below) => [...below.slice(0, index), ...added, ...below.slice(index)]);

export function removeBlock(blocks: readonly Block[], id: string): Block[] {
  const place = findPlace(blocks, id);
  if (!place) return [...blocks];
  return withList(blocks, place, (below) => below.filter((block) => block.id !== id));
}

export function replaceBlock(blocks: readonly Block[], block: Block): Block[] {
  const place = findPlace(blocks, block.id);
  if (!place) return [...blocks];
  return withList(blocks, place, (below) => below.map((each) => (each.id === block.id ? block : each)));
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
