import type { Block } from '@upcurve/post-blocks/schema';

interface Spot {
  list: string;
  index: number;
}
type Lists = Map<string, string[]>;

function listsOf(blocks: readonly Block[], list = '', lists: Lists = new Map()): Lists {
  lists.set(
    list,
    blocks.map(({ id }) => id),
  );
  for (const block of blocks)
    if (block.type === 'columns')
      for (const [column, below] of block.columns.entries()) listsOf(below, `${block.id} ${column}`, lists);
  return lists;
}

/**
 * Returns the ids of moved blocks: those in another list, and those outside the longest unchanged order of their list.
 */
export function movedIds(was: readonly Block[], now: readonly Block[]): Set<string> {
  const spots = new Map<string, Spot>();
  for (const [list, ids] of listsOf(was))
    for (const [index, id] of ids.entries()) spots.set(id, { list, index });
  const moved = new Set<string>();
  for (const [list, ids] of listsOf(now)) {
    const common = ids.filter((id) => spots.has(id));
    const stayed = common.filter((id) => spots.get(id)?.list === list);
    const inOrder = longestRise(stayed.map((id) => spots.get(id)?.index ?? 0));
    const kept = new Set(inOrder.map((at) => stayed[at]));
    for (const id of common) if (!kept.has(id)) moved.add(id);
  }
  return moved;
}

/** Returns the indexes of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): number[] {
  /** For each length, the index of the smallest last number. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, value] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) rise.unshift(at);
  return rise;
}
