import { useEffect, useRef } from 'react';
import { formatNumber } from './format-count.ts';
import { flattenPages, type LoadedPages } from './list-queries.ts';

export interface Neighbours {
  previous?: string;
  next?: string;
  /** The position in the list, such as '3 of 60'. */
  place?: string;
  /** Returns the address of a neighbour, which may be of another kind. */
  pathOf?: (id: string) => string;
}

interface ListQuery {
  data: LoadedPages<{ id: string }> | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Returns the neighbours of an item in the list that it was opened from. An item that leaves the list, such as after a
 * status change, keeps its previous neighbours.
 */
export function useNeighbours(query: ListQuery, id: string): Neighbours {
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const lastPlace = useRef({ id, at: -1 });
  const items = data ? flattenPages(data) : [];
  const at = items.findIndex((item) => item.id === id);
  const isLast = at >= 0 && at === items.length - 1;

  useEffect(() => {
    if (at >= 0) lastPlace.current = { id, at };
  }, [id, at]);
  useEffect(() => {
    if (isLast && hasNextPage && !isFetching) fetchNextPage();
  }, [isLast, hasNextPage, isFetching, fetchNextPage]);

  const total = data?.pages.at(-1)?.total ?? 0;
  const place = (index: number) =>
    `${formatNumber(index + 1)} of ${formatNumber(Math.max(total, items.length))}`;
  if (at >= 0) return { previous: items[at - 1]?.id, next: items[at + 1]?.id, place: place(at) };
  const gap = lastPlace.current.id === id ? lastPlace.current.at : -1;
  if (gap < 0) return {};
  return { previous: items[gap - 1]?.id, next: items[gap]?.id, place: 'No longer in the list' };
}
