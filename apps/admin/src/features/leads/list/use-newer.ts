import { type QueryKey, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import dayjs from 'dayjs';
import { type Pages, shownOf } from '../../../kit/list/list-queries.ts';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';

interface NewerOptions<Lead, Filter> {
  kind: { queries: { all: QueryKey; lists: QueryKey }; sentAt: (lead: Lead) => string };
  newestFirst: string;
  newestSince?: (filter: Filter, since: string | undefined, options: CallOptions) => Promise<PageOf<Lead>>;
}

/**
 * Polls while the page is visible: how many leads arrived since the list was loaded. The list itself does not change until
 * `showNewer` is called.
 */
export function useNewer<Lead, Filter>(
  { kind: { queries, sentAt }, newestFirst, newestSince }: NewerOptions<Lead, Filter>,
  { query: filter, sort }: { query: Filter; sort: string },
  list: { data: Pages<Lead> | undefined; isPlaceholderData: boolean },
) {
  const client = useQueryClient();
  const isNewestFirst = sort === newestFirst;
  const justAfter = (newest: Lead | undefined) =>
    dayjs(newest ? sentAt(newest) : 0)
      .add(1, 'ms')
      .toISOString();
  // In another order the first row is not the newest, so the server is asked. The key is below the lists' own key, so that
  // this mark is fetched again together with them.
  const mark = useQuery({
    queryKey: [...queries.lists, 'newest', filter],
    queryFn: async ({ signal }) => justAfter((await newestSince?.(filter, undefined, { signal }))?.items[0]),
    enabled: newestSince !== undefined && !isNewestFirst,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = list.data && !list.isPlaceholderData ? justAfter(shownOf(list.data)[0]) : undefined;
  const since = isNewestFirst ? first : mark.data;
  const newer = useQuery({
    queryKey: [...queries.all, 'newer', filter, since],
    queryFn: async ({ signal }) => (await newestSince?.(filter, since, { signal }))?.total ?? 0,
    enabled: newestSince !== undefined && since !== undefined,
    initialData: 0,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // The next poll asks again.
    retry: false,
  });
  return {
    count: newer.data,
    isFetching: useIsFetching({ queryKey: queries.lists }) > 0,
    showNewer: () => client.invalidateQueries({ queryKey: queries.lists }),
  };
}
