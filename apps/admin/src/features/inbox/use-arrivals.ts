import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { inboxQueries } from '../../components/inbox-queries.ts';
import { NEWER_EVERY } from '../../components/newer.ts';

/**
 * What each view holds and how many leads came since the list was loaded, by one light call now and then while the page is
 * in view; and what brings them in. The list itself stays as it is until then.
 * @param newestAt when the newest lead had come as the list was loaded; null where there was none, undefined until then
 */
export function useArrivals(newestAt: string | null | undefined) {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useQuery({
    ...inboxQueries.count(newestAt),
    enabled: newestAt !== undefined,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // Who comes back to the tab sees at once what came meanwhile.
    refetchOnWindowFocus: true,
    // It asks again at its next turn anyway.
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
