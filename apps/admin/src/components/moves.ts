import type { Side } from './use-sortable.ts';

/** The ids with one put beside another. */
export function putBeside<Id>(ids: readonly Id[], id: Id, beside: Id, side: Side): Id[] {
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
export function moveByOne<Id>(ids: readonly Id[], seen: readonly Id[], id: Id, by: 1 | -1): Id[] | undefined {
  const at = seen.indexOf(id);
  const neighbour = at < 0 ? undefined : seen[at + by];
  return neighbour === undefined ? undefined : putBeside(ids, id, neighbour, by < 0 ? 'before' : 'after');
}

/** Things in the order of their ids; those that are not named come last, as they stood. */
export function inOrder<Id, Item extends { id: Id }>(items: readonly Item[], ids: readonly Id[]): Item[] {
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
