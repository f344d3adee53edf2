import { queryOptions } from '@tanstack/react-query';
import { SOURCE_MAX } from '@upcurve/contracts/analytics/visit-limits';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { COUNTED_AS, INBOX_SORTS, INBOX_VIEWS } from '@upcurve/contracts/leads/inbox-views';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import type { PageOf, Total } from '@upcurve/contracts/shared/paging';
import { api } from '../../../api.ts';
import { pagedQuery } from '../../../kit/list/list-queries.ts';
import {
  DAY,
  keyIn,
  readParams,
  SEARCH,
  textUpTo,
  useListParams,
} from '../../../kit/list/use-list-params.ts';

/** The labels of the kinds in filters. */
export const KIND_LABELS: Record<LeadKind, string> = { eligibility: 'Quiz', contact: 'Forms' };

/* The URL parameters. */
const INBOX_FILTER = {
  search: SEARCH,
  kind: keyIn(KIND_LABELS),
  outcome: keyIn(OUTCOMES),
  // Links of the analytics set these.
  countedAs: keyIn(COUNTED_AS),
  countedFrom: DAY,
  countedTo: DAY,
  source: textUpTo(SOURCE_MAX),
  medium: textUpTo(SOURCE_MAX),
  campaign: textUpTo(SOURCE_MAX),
};
const INBOX_LOOK = { view: keyIn(INBOX_VIEWS), sort: keyIn(INBOX_SORTS) };
/** The view and sort order of an address without one. */
export const FIRST_VIEW = 'todo';
export const FIRST_SORT = 'due';

/** Returns the filter of the inbox from its URL. */
export const inboxFilterOf = (address: URLSearchParams) => {
  const { view = FIRST_VIEW, sort } = readParams(INBOX_LOOK, address);
  return { ...readParams(INBOX_FILTER, address), view, sort };
};
export type InboxListFilter = ReturnType<typeof inboxFilterOf>;

/** The first page also includes when the newest lead arrived. */
export type InboxPage = PageOf<InboxLead> & { newestAt: string | null };

const EVER = '1970-01-01T00:00:00.000Z';

export const inboxQueries = {
  all: ['inbox'],
  lists: ['inbox', 'list'],
  counts: ['inbox', 'counts'],

  list: (filter: InboxListFilter) =>
    pagedQuery<PageOf<InboxLead>>([...inboxQueries.lists, filter], async (cursor, options, client) => {
      // Fetched before the list. A lead that arrives in between is then announced twice instead of never.
      const newest = cursor ? undefined : await api.inbox.countInbox({ query: {} }, options);
      if (newest) client.setQueryData(inboxQueries.count(newest.newestAt).queryKey, newest);
      const page = await api.inbox.listInbox({ query: { ...filter, cursor } }, options);
      const { total, totalKind } = page;
      client.setQueryData(inboxQueries.total(filter).queryKey, { total, totalKind });
      return { ...page, newestAt: newest?.newestAt ?? null } satisfies InboxPage;
    }),

  /** The number of leads in a list. Refetched after each change, unlike the list, whose rows keep their place. */
  total: (filter: InboxListFilter) =>
    queryOptions({
      queryKey: [...inboxQueries.counts, 'total', filter],
      queryFn: async ({ signal }): Promise<Total> => {
        const page = await api.inbox.listInbox({ query: { ...filter, limit: 1 } }, { signal });
        return { total: page.total, totalKind: page.totalKind };
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** @param newestAt counts leads that arrived after this time; null if there were none, undefined if unknown */
  count: (newestAt: string | null | undefined) =>
    queryOptions({
      queryKey: [...inboxQueries.counts, newestAt],
      queryFn: ({ signal }) =>
        api.inbox.countInbox({ query: { since: newestAt === null ? EVER : newestAt } }, { signal }),
    }),
};

/** Returns the view, filters and sort order of the inbox, which are stored in its URL. */
export function useInboxList() {
  const list = useListParams('inbox', { filter: INBOX_FILTER, look: INBOX_LOOK });
  const { view = FIRST_VIEW, sort } = list.look;
  return { ...list, view, sort: sort ?? FIRST_SORT, query: { ...list.filter, view, sort } };
}
