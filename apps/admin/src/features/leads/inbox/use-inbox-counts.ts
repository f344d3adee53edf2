import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoadedPages } from '../../../kit/list/list-queries.ts';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { type InboxPage, inboxQueries, type useInboxList } from './inbox-queries.ts';

interface InboxPages {
  data: LoadedPages<unknown> | undefined;
  isPlaceholderData: boolean;
}

/**
 * Polls the count of each view and the number of leads that arrived since the list was loaded, while the page is
 * visible. The list itself does not change until `showNewer` is called.
 */
export function useInboxCounts(
  list: ReturnType<typeof useInboxList>,
  { data: pages, isPlaceholderData: isOld }: InboxPages,
) {
  const client = useQueryClient();
  const first = isOld ? undefined : (pages?.pages[0] as InboxPage | undefined);
  const { data, isPlaceholderData } = useQuery({
    ...inboxQueries.count(first?.newestAt),
    enabled: first !== undefined,
    staleTime: NEWER_EVERY,
    refetchInterval: NEWER_EVERY,
    // Updates as soon as the tab becomes active.
    refetchOnWindowFocus: true,
    // Failed requests are not retried, because the next poll follows soon.
    retry: false,
    placeholderData: (before) => before,
  });
  const { data: total } = useQuery({ ...inboxQueries.total(list.query), enabled: pages !== undefined });
  return {
    inbox: data,
    total,
    newer: isPlaceholderData || !first ? 0 : (data?.arrived ?? 0),
    isFetching: useIsFetching({ queryKey: inboxQueries.lists }) > 0,
    /** Resets a view or search that may exclude the new leads. */
    showNewer() {
      const holdsThem = !list.isFiltered && ['todo', 'new', 'all'].includes(list.view);
      if (!holdsThem) list.change({ view: null, search: null, kind: null, outcome: null });
      void client.invalidateQueries({ queryKey: inboxQueries.all });
    },
  };
}
