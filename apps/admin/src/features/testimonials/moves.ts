import type { Side } from '../../components/use-sortable.ts';

/** The ids with one put beside another. */
export function putBeside(ids: readonly string[], id: string, beside: string, side: Side): string[] {
  if (id === beside) return [...ids];
  const others = ids.filter((each) => each !== id);
  const at = others.indexOf(beside);
  if (at < 0 || others.length === ids.length) return [...ids];
  return others.toSpliced(side === 'before' ? at : at + 1, 0, id);
}

/**
 * The ids with one moved by one place among those that are seen; the unseen, such as those whose deletion can still
 * be called off, keep theirs. Undefined where there is no place to go to.
 */
export function moveByOne(
  ids: readonly string[],
  seen: readonly string[],
  id: string,
  by: 1 | -1,
): string[] | undefined {
  const neighbour = seen[seen.indexOf(id) + by];
  return neighbour === undefined ? undefined : putBeside(ids, id, neighbour, by < 0 ? 'before' : 'after');
}

/** Things in the order of their ids; those that are not named come last, as they stood. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
