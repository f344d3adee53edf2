import { queryOptions } from '@tanstack/react-query';
import { SOURCE_MAX } from '@upcurve/contracts/analytics/visit-limits';
import { OUTCOMES, SUBMISSION_SORTS, SUBMISSION_STATUSES } from '@upcurve/contracts/leads/lead-words';
import type {
  Submission,
  SubmissionBulk,
  SubmissionDetail,
  SubmissionFilter,
  SubmissionStatus,
} from '@upcurve/contracts/leads/submissions';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { api, keepaliveApi } from '../../../../api.ts';
import {
  DAY,
  idOr,
  keyIn,
  oneOf,
  readParams,
  SEARCH,
  textUpTo,
  useListParams,
} from '../../../../kit/list/use-list-params.ts';
import { daysToInstants, formatQuizDate } from '../../../../kit/time/format-date.ts';
import { paths } from '../../../../paths.ts';
import { businessName, leadName } from '../../lead-name.ts';
import type { LeadScreensConfig } from '../lead-kind.ts';
import { leadQueries } from '../lead-list-queries.ts';

/**
 * The filter of the list. `from` and `to` are calendar days, both inclusive: in `zone`, or else in the member's time zone.
 */
export type SubmissionListFilter = Omit<SubmissionFilter, 'limit' | 'cursor'> & { zone?: string };

const FILTER_PARAMS = {
  search: SEARCH,
  status: keyIn(SUBMISSION_STATUSES),
  outcome: keyIn(OUTCOMES),
  tier: oneOf(...TIERS.map(({ name }) => name)),
  eligible: oneOf('true', 'false'),
  source: textUpTo(SOURCE_MAX),
  medium: textUpTo(SOURCE_MAX),
  campaign: textUpTo(SOURCE_MAX),
  assignee: idOr('none'),
  from: DAY,
  to: DAY,
  zone: oneOf(AGENCY_ZONE),
};
const LOOK_PARAMS = { sort: keyIn(SUBMISSION_SORTS), view: oneOf('list', 'grid') };

/** A submission that knows its kind, like the leads of the inbox. */
export type QuizLead = Submission & { kind: 'eligibility' };
export type QuizLeadDetail = SubmissionDetail & { kind: 'eligibility' };

export const quizKind: LeadScreensConfig<QuizLead, QuizLeadDetail, SubmissionListFilter> = {
  name: 'eligibility',
  statuses: SUBMISSION_STATUSES,
  listPath: paths.submissions(),
  pathOf: paths.submission,
  get: (id) => api.submissions.getSubmission({ params: { id } }),
  setStatus: (id, body: { status: SubmissionStatus; seen: SubmissionStatus; followUpAt?: string }) =>
    api.submissions.setSubmissionStatus({ params: { id }, body }),
  bulk: (body: SubmissionBulk) => keepaliveApi.submissions.bulkSubmissions({ body }),
  queries: leadQueries('submissions', 'eligibility', {
    list: (filter: SubmissionFilter & { zone?: string }, options) =>
      api.submissions.listSubmissions({ query: daysToInstants(filter) }, options),
    get: (id, options) => api.submissions.getSubmission({ params: { id } }, options),
  }),
  filterOf: (address) => ({
    ...readParams(FILTER_PARAMS, address),
    sort: readParams(LOOK_PARAMS, address).sort,
  }),
  remove: (id) => api.submissions.deleteSubmission({ params: { id } }),
  deletionFacts: (submission: QuizLead) => [
    ['Name', leadName(submission)],
    ['Email', submission.email],
    ['Business', businessName(submission)],
    ['Submitted', formatQuizDate(submission.completedAt)],
  ],
};

/** All sources that leads can be filtered by. */
export const sourcesQuery = queryOptions({
  queryKey: ['submissions', 'sources'],
  queryFn: ({ signal }) => api.submissions.listSources({ signal }),
});

/** Returns the filter, sort order and layout of the list of quiz submissions. */
export function useSubmissionList() {
  const list = useListParams('submissions', { filter: FILTER_PARAMS, look: LOOK_PARAMS });
  const { sort, view = 'list' } = list.look;
  return { ...list, sort: sort ?? '-completedAt', layout: view, query: { ...list.filter, sort } };
}
