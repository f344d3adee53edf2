import type { Block } from '@upcurve/post-blocks/schema';
import { commonPairs } from '../document/common-pairs.ts';

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
export function findMovedIds(was: readonly Block[], now: readonly Block[]): Set<string> {
  const before = listsOf(was);
  const known = new Set([...before.values()].flat());
  const moved = new Set<string>();
  for (const [list, ids] of listsOf(now)) {
    const kept = new Set(commonPairs(before.get(list) ?? [], ids).map(([, at]) => ids[at]));
    for (const id of ids) if (known.has(id) && !kept.has(id)) moved.add(id);
  }
  return moved;
}
