import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Submission } from '@upcurve/contracts/submissions';
import dayjs from 'dayjs';
import { type Pages, shownOf } from '../../components/list-page.ts';
import { NEWER_EVERY } from '../../components/newer.ts';
import { type ListFilter, newestSince, submissionQueries } from './submission-queries.ts';

const justAfter = (newest: Submission | undefined) =>
  dayjs(newest?.completedAt ?? 0)
    .add(1, 'ms')
    .toISOString();

/**
 * How many leads came in since the list was loaded, by one light call now and then while the page is in view; and what
 * brings them in. The list itself stays as it is until then.
 */
export function useNewer(
  filter: ListFilter,
  list: { data: Pages<Submission> | undefined; isPlaceholderData: boolean },
) {
  const client = useQueryClient();
  const isNewestFirst = (filter.sort ?? '-completedAt') === '-completedAt';
  // Another order does not show the newest. Under the lists' own key: what fetches them anew sets this mark anew too.
  const mark = useQuery({
    queryKey: [...submissionQueries.lists, 'newest', filter],
    queryFn: async ({ signal }) => justAfter((await newestSince(filter, undefined, { signal })).items[0]),
    enabled: !isNewestFirst,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = list.data && !list.isPlaceholderData ? justAfter(shownOf(list.data)[0]) : undefined;
  const since = isNewestFirst ? first : mark.data;
  const newer = useQuery({
    queryKey: [...submissionQueries.all, 'newer', filter, since],
    queryFn: async ({ signal }) => (await newestSince(filter, since, { signal })).total,
    enabled: since !== undefined,
    initialData: 0,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // It asks again at its next turn anyway.
    retry: false,
  });
  return {
    count: newer.data,
    isFetching: useIsFetching({ queryKey: submissionQueries.lists }) > 0,
    bringIn: () => client.invalidateQueries({ queryKey: submissionQueries.lists }),
  };
}
