import { queryOptions } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { api } from '../../api.ts';
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
  /** Searches both lists of leads for people by name or address. */
  search: (search: string, butId: string) =>
    queryOptions({
      queryKey: ['people', 'search', search, butId],
      enabled: search !== '',
      async queryFn({ signal }): Promise<MergeCandidate[]> {
        const query = { search, limit: 20 };
        const [quizzes, forms] = await Promise.all([
          api.submissions.listSubmissions({ query }, { signal }),
          api.contacts.listContacts({ query }, { signal }),
        ]);
        const leads: MergeCandidate[] = [...quizzes.items, ...forms.items];
        const others = new Map(leads.map((lead) => [lead.personId, lead]));
        others.delete(butId);
        return [...others.values()].slice(0, FOUND);
      },
    }),
};

/** The queries to refetch after people change, because lists include the person of each lead. */
export const REFETCH_AFTER_MERGE = [peopleQueries.all, inboxQueries.all, ['submissions'], ['contacts']];
