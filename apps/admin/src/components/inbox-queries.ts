import { queryOptions } from '@tanstack/react-query';
import { INBOX_VIEWS, type InboxLead } from '@upcurve/contracts/inbox';
import type { LeadKind } from '@upcurve/contracts/lead';
import type { PageOf } from '@upcurve/contracts/paging';
import { api } from '../api.ts';
import { pagedQuery } from '../paged-query.ts';
import { keyIn, oneOf } from './address-values.ts';
import { readParams, SEARCH } from './use-list-params.ts';

/* What the address may hold. */
export const INBOX_FILTER = { search: SEARCH, kind: oneOf<LeadKind>('eligibility', 'contact') };
export const INBOX_LOOK = { view: keyIn(INBOX_VIEWS) };

/** What the inbox at an address asks for. */
export const inboxFilterOf = (address: URLSearchParams) => ({
  ...readParams(INBOX_FILTER, address),
  ...readParams(INBOX_LOOK, address),
});
export type InboxListFilter = ReturnType<typeof inboxFilterOf>;

/** On the first page also when the newest lead had come that may be in it. */
type InboxPage = PageOf<InboxLead> & { newestAt: string | null };

const EVER = '1970-01-01T00:00:00.000Z';

/** The inbox's queries: here, since the details walk along it. */
export const inboxQueries = {
  all: ['inbox'],
  lists: ['inbox', 'list'],
  counts: ['inbox', 'counts'],

  list: (filter: InboxListFilter) =>
    pagedQuery([...inboxQueries.lists, filter], async (cursor, options, client): Promise<InboxPage> => {
      // Before the list: what comes between the two is told twice rather than never.
      const newest = cursor ? undefined : await api.inbox.countInbox({ query: {} }, options);
      if (newest) client.setQueryData(inboxQueries.count(newest.newestAt).queryKey, newest);
      const page = await api.inbox.listInbox({ query: { ...filter, cursor } }, options);
      return { ...page, newestAt: newest?.newestAt ?? null };
    }),

  /** @param newestAt what came after it has arrived; null where there was nothing, undefined while that is not known */
  count: (newestAt: string | null | undefined) =>
    queryOptions({
      queryKey: [...inboxQueries.counts, newestAt],
      queryFn: ({ signal }) =>
        api.inbox.countInbox({ query: { since: newestAt === null ? EVER : newestAt } }, { signal }),
    }),
};
