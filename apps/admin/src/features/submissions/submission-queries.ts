import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SubmissionFilter } from '@upcurve/contracts/submission';
import { api } from '../../api.ts';
import { dayStart } from '../../format-date.ts';
import type { ListFilter } from './use-list-filter.ts';

const KEY = ['submissions'] as const;

function toQuery({ from, to, ...filter }: ListFilter): SubmissionFilter {
  return { ...filter, from: from && dayStart(from), to: to && dayStart(to, 1) };
}

/** Keys and calls of the submissions; `all` invalidates every list and detail. */
export const submissionQueries = {
  all: KEY,
  list: (filter: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...KEY, 'list', filter],
      queryFn: ({ pageParam, signal }) =>
        api.eligibility.listSubmissions({ query: { ...toQuery(filter), cursor: pageParam } }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...KEY, 'detail', id],
      queryFn: ({ signal }) => api.eligibility.getSubmission({ params: { id } }, { signal }),
    }),
};
