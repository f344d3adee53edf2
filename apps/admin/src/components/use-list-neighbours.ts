import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { listQueries } from '../list-queries.ts';
import { paths } from '../paths.ts';
import { inboxFilterOf, inboxQueries } from './inbox-queries.ts';
import { LEAD_KINDS } from './lead-kinds.ts';
import { shownOf } from './list-page.ts';
import { useListBehind } from './opened-row.ts';
import { type Neighbours, useNeighbours } from './use-neighbours.ts';

/**
 * Who comes before and after in the list that an item was opened from, which may be the inbox; those of its own kind are
 * fetched ahead.
 * @param filterOf what a list at an address asks for
 */
export function useListNeighbours<Filter, Item extends { id: string }, Detail>(
  queries: ReturnType<typeof listQueries<Filter, Item, Detail>>,
  filterOf: (address: URLSearchParams) => Filter,
  id: string,
): Neighbours {
  const client = useQueryClient();
  const behind = useListBehind();
  const isInbox = behind?.list === paths.inbox();
  const address = behind?.address ?? new URLSearchParams();
  const ownList = useInfiniteQuery({
    ...queries.list(filterOf(address)),
    enabled: Boolean(behind) && !isInbox,
  });
  // Stays as it was when it was left: what is read meanwhile would else move away from under the walk.
  const inbox = useInfiniteQuery({
    ...inboxQueries.list(inboxFilterOf(address)),
    enabled: isInbox,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const list = isInbox ? inbox : ownList;
  const neighbours = useNeighbours(behind ? list : { ...list, data: undefined }, id);
  const { previous, next } = neighbours;
  const kinds = new Map(isInbox && inbox.data ? shownOf(inbox.data).map((lead) => [lead.id, lead.kind]) : []);
  const isOwn = (near: string) =>
    !isInbox || LEAD_KINDS[kinds.get(near) ?? 'contact'].noun === queries.all[0];
  const [ahead, before] = [next, previous].map((near) => (near && isOwn(near) ? near : undefined));
  useEffect(() => {
    for (const near of [ahead, before]) {
      if (near) client.prefetchQuery(queries.detail(near));
    }
  }, [client, queries, ahead, before]);
  if (!isInbox) return neighbours;
  return { ...neighbours, pathOf: (near) => LEAD_KINDS[kinds.get(near) ?? 'contact'].pathOf(near) };
}
