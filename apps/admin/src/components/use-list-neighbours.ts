import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { listQueries } from '../list-queries.ts';
import { useListBehind } from './opened-row.ts';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';

/**
 * Who comes before and after in the list that an item was opened from; they are fetched ahead.
 * @param filterOf what a list at an address asks for
 */
export function useListNeighbours<Filter, Item extends { id: string }, Detail>(
  queries: ReturnType<typeof listQueries<Filter, Item, Detail>>,
  filterOf: (address: URLSearchParams) => Filter,
  id: string,
): Neighbours {
  const client = useQueryClient();
  const list = useListBehind();
  const query = useInfiniteQuery({
    ...queries.list(filterOf(list ?? new URLSearchParams())),
    enabled: Boolean(list),
  });
  const neighbours = useNeighbours(list ? query : { ...query, data: undefined }, id);
  const { previous, next } = neighbours;
  useEffect(() => {
    for (const near of [next, previous]) {
      if (near) client.prefetchQuery(queries.detail(near));
    }
  }, [client, queries, previous, next]);
  return neighbours;
}
