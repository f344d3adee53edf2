import type { SubmissionFilter } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import { byMoments } from '../../format-date.ts';
import { listQueries } from '../../list-queries.ts';

/** What the list asks for; `from` and `to` are calendar days, both included. */
export type ListFilter = Omit<SubmissionFilter, 'limit' | 'cursor'>;

export const submissionQueries = listQueries('submissions', {
  list: (filter: ListFilter & { cursor?: string }, options) =>
    api.submissions.listSubmissions({ query: byMoments(filter) }, options),
  get: (id, options) => api.submissions.getSubmission({ params: { id } }, options),
});
