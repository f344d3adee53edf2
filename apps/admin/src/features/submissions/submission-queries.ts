import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SubmissionFilter } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import { dayStart } from '../../format-date.ts';

const KEY = ['submissions'] as const;

/** What the list asks for; `from` and `to` are calendar days, both included. */
export type ListFilter = Omit<SubmissionFilter, 'limit' | 'cursor'>;

function toQuery({ from, to, ...filter }: ListFilter): SubmissionFilter {
  return { ...filter, from: from && dayStart(from), to: to && dayStart(to, 1) };
}

/** Keys and calls of the submissions; `all` invalidates every list and detail, `lists` the lists alone. */
export const submissionQueries = {
  all: KEY,
  lists: [...KEY, 'list'],
  list: (filter: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...KEY, 'list', filter],
      queryFn: ({ pageParam, signal }) =>
        api.submissions.listSubmissions({ query: { ...toQuery(filter), cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'detail', id],
      queryFn: ({ signal }) => api.submissions.getSubmission({ params: { id } }, { signal }),
    }),
};
