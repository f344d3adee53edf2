import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { inboxQueries } from './inbox-queries.ts';

/**
 * Polls while the page is visible: the count of each view, and how many leads arrived since the list was loaded. The
 * list itself does not change until `bringIn` is called.
 * @param newestAt when the newest loaded lead arrived; null without leads, undefined while loading
 */
export function useArrivals(newestAt: string | null | undefined) {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useQuery({
    ...inboxQueries.count(newestAt),
    enabled: newestAt !== undefined,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // Updates at once when the tab becomes active.
    refetchOnWindowFocus: true,
    // The next poll asks again.
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
