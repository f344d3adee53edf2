import { queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { SubmissionFilter } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import { byMoments } from '../../format-date.ts';
import { listQueries } from '../../list-queries.ts';

/** What the list asks for; `from` and `to` are calendar days, both included. */
export type ListFilter = Omit<SubmissionFilter, 'limit' | 'cursor'>;

/** Every source to filter by. */
export const sourcesQuery = queryOptions({
  queryKey: ['submissions', 'sources'],
  queryFn: ({ signal }) => api.submissions.listSources({ signal }),
});

/** The newest that a list would hold, and how many there are of them since a moment. */
export function newestSince(filter: ListFilter, since: string | undefined, options: CallOptions) {
  const query = byMoments(filter);
  const from = [query.from, since]
    .filter((each) => each !== undefined)
    .sort()
    .at(-1);
  return api.submissions.listSubmissions(
    { query: { ...query, from, sort: '-completedAt', limit: 1 } },
    options,
  );
}

export const submissionQueries = listQueries('submissions', {
  list: (filter: ListFilter & { cursor?: string }, options) =>
    api.submissions.listSubmissions({ query: byMoments(filter) }, options),
  get: (id, options) => api.submissions.getSubmission({ params: { id } }, options),
});
