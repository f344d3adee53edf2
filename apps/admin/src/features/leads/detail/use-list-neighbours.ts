import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flattenPages } from '../../../kit/list/list-queries.ts';
import { useListOfItem } from '../../../kit/list/row-opener.ts';
import { type Neighbours, useNeighbours } from '../../../kit/list/use-neighbours.ts';
import { paths } from '../../../paths.ts';
import { inboxFilterOf, inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow, LeadScreensConfig } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';

/**
 * Returns the leads before and after this one in the list it was opened from: the list of its kind or the inbox.
 * Prefetches neighbours of the same kind.
 */
export function useListNeighbours<Lead extends LeadRow, Detail extends Lead, Filter>(
  { name, queries, filterOf }: Pick<LeadScreensConfig<Lead, Detail, Filter>, 'name' | 'queries' | 'filterOf'>,
  id: string,
): Neighbours {
  const client = useQueryClient();
  const behind = useListOfItem();
  const isInbox = behind?.list === paths.inbox();
  const address = behind?.address ?? new URLSearchParams();
  const ownList = useInfiniteQuery({
    ...queries.list(filterOf(address)),
    enabled: Boolean(behind) && !isInbox,
  });
  // Never refetches, because leads that are read in the meantime would move within the list.
  const inbox = useInfiniteQuery({
    ...inboxQueries.list(inboxFilterOf(address)),
    enabled: isInbox,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const list = isInbox ? inbox : ownList;
  const neighbours = useNeighbours(behind ? list : { ...list, data: undefined }, id);
  const { previous, next } = neighbours;
  const kinds = new Map(
    isInbox && inbox.data ? flattenPages(inbox.data).map((lead) => [lead.id, lead.kind]) : [],
  );
  const isOwn = (near: string) => !isInbox || kinds.get(near) === name;
  const [ahead, before] = [next, previous].map((near) => (near && isOwn(near) ? near : undefined));
  useEffect(() => {
    for (const near of [ahead, before]) {
      if (near) client.prefetchQuery(queries.detail(near));
    }
  }, [client, queries, ahead, before]);
  if (!isInbox) return neighbours;
  return { ...neighbours, pathOf: (near) => LEAD_KINDS[kinds.get(near) ?? 'contact'].pathOf(near) };
}
