import { queryOptions } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { PeopleFilter } from '@upcurve/contracts/leads/people';
import { api } from '../../api.ts';
import { pagedQuery } from '../../kit/list/list-queries.ts';
import { inboxQueries } from '../leads/inbox/inbox-queries.ts';

/** A person found as a candidate for a merge. */
export interface MergeCandidate {
  personId: string;
  name: string;
  email: string;
}

const FOUND = 8;

export const peopleQueries = {
  all: ['people'],
  list: (filter: PeopleFilter) =>
    pagedQuery(['people', 'list', filter], (cursor, options) =>
      api.people.listPeople({ query: { ...filter, cursor } }, options),
    ),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['people', 'detail', id],
      queryFn: ({ signal }) => api.people.getPerson({ params: { id } }, { signal }),
    }),
  ofLead: (kind: LeadKind, id: string) =>
    queryOptions({
      queryKey: ['people', 'of', kind, id],
      queryFn: ({ signal }) => api.people.getLeadPerson({ params: { kind, id } }, { signal }),
    }),
  erasure: (id: string) =>
    queryOptions({
      queryKey: ['people', 'erasure', id],
      queryFn: ({ signal }) => api.people.previewErasure({ params: { id } }, { signal }),
      // Always refetched, because the confirmation must show current data.
      staleTime: 0,
    }),
  /** Searches for other people by name or address. */
  search: (search: string, butId: string) =>
    queryOptions({
      queryKey: ['people', 'search', search, butId],
      enabled: search !== '',
      async queryFn({ signal }): Promise<MergeCandidate[]> {
        const { items } = await api.people.listPeople({ query: { search, limit: FOUND + 1 } }, { signal });
        return items.filter(({ personId }) => personId !== butId).slice(0, FOUND);
      },
    }),
};

/** The queries to refetch after people change, because lists include the person of each lead. */
export const REFETCH_AFTER_MERGE = [peopleQueries.all, inboxQueries.all, ['submissions'], ['contacts']];
