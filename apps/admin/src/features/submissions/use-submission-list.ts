import { SOURCE_MAX } from '@upcurve/contracts/lead';
import { AssigneeFilter } from '@upcurve/contracts/lead-desk';
import { Tier } from '@upcurve/contracts/quiz';
import { SUBMISSION_SORTS, SubmissionStatus } from '@upcurve/contracts/submissions';
import { z } from 'zod';
import { readParams, SEARCH, useListParams } from '../../components/use-list-params.ts';
import type { ListFilter } from './submission-queries.ts';

/* What the address may hold. `from` and `to` are calendar days, both included. */
const FILTER = {
  search: SEARCH,
  status: SubmissionStatus,
  tier: Tier,
  eligible: z.enum(['true', 'false']),
  source: z.string().min(1).max(SOURCE_MAX),
  assignee: AssigneeFilter,
  from: z.iso.date(),
  to: z.iso.date(),
};
const LOOK = { sort: z.enum(SUBMISSION_SORTS), view: z.enum(['list', 'grid']) };

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
