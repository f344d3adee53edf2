import { newBlockId } from '@upcurve/post-blocks/content';
import { COLUMNS_DEPTH_MAX } from '@upcurve/post-blocks/limits';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';

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
export function placeOf(blocks: readonly Block[], id: string, list: List = ROOT): Place | undefined {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return { ...list, index };
    if (block.type !== 'columns') continue;
    for (const [column, below] of block.columns.entries()) {
      const found = placeOf(below, id, { parent: block.id, column });
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

export function without(blocks: readonly Block[], id: string): Block[] {
  const place = placeOf(blocks, id);
  if (!place) return [...blocks];
  return withList(blocks, place, (below) => below.filter((block) => block.id !== id));
}

export function replaced(blocks: readonly Block[], block: Block): Block[] {
  const place = placeOf(blocks, block.id);
  if (!place) return [...blocks];
  return withList(blocks, place, (below) => below.map((each) => (each.id === block.id ? block : each)));
}

/** Returns the number of columns blocks around a list. */
function depthOf(blocks: readonly Block[], list: List): number {
  let depth = 0;
  for (let { parent } = list; parent !== null; depth += 1) parent = placeOf(blocks, parent)?.parent ?? null;
  return depth;
}
const heightOf = (block: Block): number =>
  block.type === 'columns' ? 1 + Math.max(0, ...block.columns.flat().map(heightOf)) : 0;

/** Whether blocks may be placed in a list: columns only up to the maximum depth, and never inside themselves. */
export function mayStand(blocks: readonly Block[], list: List, added: readonly Block[]): boolean {
  if (depthOf(blocks, list) + Math.max(0, ...added.map(heightOf)) > COLUMNS_DEPTH_MAX) return false;
  return list.parent === null || added.every((block) => !blockOf([block], list.parent as string));
}

/** Whether a kind of block may be placed in a list. */
export const mayHold = (blocks: readonly Block[], list: List, type: BlockType) =>
  type !== 'columns' || depthOf(blocks, list) < COLUMNS_DEPTH_MAX;

/** Moves a block. The target is a place in the list before the block is removed. */
export function movedTo(blocks: readonly Block[], id: string, place: Place): Block[] {
  const from = placeOf(blocks, id);
  const block = blockOf(blocks, id);
  if (!from || !block || !mayStand(blocks, place, [block])) return [...blocks];
  const isSameList = from.parent === place.parent && from.column === place.column;
  const index = isSameList && from.index < place.index ? place.index - 1 : place.index;
  return insertAt(without(blocks, id), { ...place, index }, [block]);
}

export type Step = 'up' | 'down' | 'in' | 'out';

/**
 * Returns the place after one step: past a neighbour, into the adjacent columns or column, or out of them; undefined if
 * there is none.
 */
export function stepFrom(blocks: readonly Block[], id: string, step: Step): Place | undefined {
  const place = placeOf(blocks, id);
  const block = blockOf(blocks, id);
  if (!place || !block) return undefined;
  const below = listOf(blocks, place) ?? [];
  const holder = place.parent === null ? undefined : placeOf(blocks, place.parent);
  const fits = (to: Place | undefined) => (to && mayStand(blocks, to, [block]) ? to : undefined);

  if (step === 'up') return place.index > 0 ? { ...place, index: place.index - 1 } : fits(holder);
  if (step === 'down') {
    if (place.index < below.length - 1) return { ...place, index: place.index + 2 };
    return holder && fits({ ...holder, index: holder.index + 1 });
  }
  if (step === 'out') {
    if (!holder) return undefined;
    if (place.column === 0) return fits(holder);
    const beside = { parent: place.parent, column: place.column - 1 };
    return { ...beside, index: listOf(blocks, beside)?.length ?? 0 };
  }
  const next = { parent: place.parent, column: place.column + 1 };
  const beside = holder && listOf(blocks, next);
  if (beside) return { ...next, index: Math.min(place.index, beside.length) };
  for (const neighbour of [below[place.index - 1], below[place.index + 1]])
    if (neighbour?.type === 'columns')
      return fits({ parent: neighbour.id, column: 0, index: neighbour.columns[0]?.length ?? 0 });
  return undefined;
}

/** Copies blocks with new ids. */
export function renamed(blocks: readonly Block[], newId: () => string = newBlockId): Block[] {
  return blocks.map((block) => {
    const copy = { ...block, id: newId() };
    return copy.type === 'columns'
      ? { ...copy, columns: copy.columns.map((below) => renamed(below, newId)) }
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
