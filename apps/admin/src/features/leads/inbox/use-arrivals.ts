import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { inboxQueries } from './inbox-queries.ts';

/**
 * Polls the count of each view and the number of leads that arrived since the list was loaded, while the page is
 * visible. The list itself does not change until `bringIn` is called.
 * @param newestAt when the newest loaded lead arrived; null without leads, undefined while loading
 */
export function useArrivals(newestAt: string | null | undefined) {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useQuery({
    ...inboxQueries.count(newestAt),
    enabled: newestAt !== undefined,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // Updates as soon as the tab becomes active.
    refetchOnWindowFocus: true,
    // Failed requests are not retried, because the next poll follows soon.
    retry: false,
    placeholderData: (before) => before,
  });
  return {
    counts: data,
    arrived: isPlaceholderData || newestAt === undefined ? 0 : (data?.arrived ?? 0),
    isFetching: useIsFetching({ queryKey: inboxQueries.lists }) > 0,
    bringIn: () => client.invalidateQueries({ queryKey: inboxQueries.all }),
  };
}
