import type { Side } from './use-sortable.ts';

/** Moves one id before or after another. */
export function moveBeside<Id>(ids: readonly Id[], id: Id, beside: Id, side: Side): Id[] {
  if (id === beside) return [...ids];
  const others = ids.filter((each) => each !== id);
  const at = others.indexOf(beside);
  if (at < 0 || others.length === ids.length) return [...ids];
  return others.toSpliced(side === 'before' ? at : at + 1, 0, id);
}

/**
 * Moves an id by one position among the visible ids. Hidden ids, such as those with a pending deletion, keep their
 * positions. Returns undefined at either end.
 */
export function moveByOne<Id>(ids: readonly Id[], seen: readonly Id[], id: Id, by: 1 | -1): Id[] | undefined {
  const at = seen.indexOf(id);
  const neighbour = at < 0 ? undefined : seen[at + by];
  return neighbour === undefined ? undefined : moveBeside(ids, id, neighbour, by < 0 ? 'before' : 'after');
}

/** Sorts items by a list of ids. Items not in the list come last, in their old order. */
export function sortByIds<Id, Item extends { id: Id }>(items: readonly Item[], ids: readonly Id[]): Item[] {
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
