import { TIERS } from '@upcurve/contracts/quiz';
import { SUBMISSION_SORTS, SUBMISSION_STATUSES } from '@upcurve/contracts/submissions';
import { SOURCE_MAX } from '@upcurve/contracts/visit-limits';
import { DAY, idOr, keyIn, oneOf, textUpTo } from '../../components/address-values.ts';
import { readParams, SEARCH, useListParams } from '../../components/use-list-params.ts';
import type { ListFilter } from './submission-queries.ts';

/* What the address may hold. `from` and `to` are calendar days, both included. */
const FILTER = {
  search: SEARCH,
  status: keyIn(SUBMISSION_STATUSES),
  tier: oneOf(...TIERS.map(({ name }) => name)),
  eligible: oneOf('true', 'false'),
  source: textUpTo(SOURCE_MAX),
  assignee: idOr('none'),
  from: DAY,
  to: DAY,
};
const LOOK = { sort: keyIn(SUBMISSION_SORTS), view: oneOf('list', 'grid') };

/** What a list at an address asks for. */
export function listFilterOf(address: URLSearchParams): ListFilter {
  return { ...readParams(FILTER, address), sort: readParams(LOOK, address).sort };
}

/** The state of the list of submissions. */
export function useSubmissionList() {
  const list = useListParams('submissions', { filter: FILTER, look: LOOK });
  const { sort, view = 'list' } = list.look;
  return { ...list, sort, view, query: { ...list.filter, sort } satisfies ListFilter };
}
