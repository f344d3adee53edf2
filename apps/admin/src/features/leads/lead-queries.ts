import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { api } from '../../api.ts';
import { pagedQuery } from '../../kit/list/list-queries.ts';

export const assigneesQuery = queryOptions({
  queryKey: ['leads', 'assignees'],
  queryFn: ({ signal }) => api.leads.listAssignees({ signal }),
});

/** The first held lead, with the number of all that are held as spam. */
export const heldLeadsQuery = queryOptions({
  queryKey: ['quarantine', 'count'],
  queryFn: ({ signal }) => api.quarantine.listQuarantine({ query: { limit: 1 } }, { signal }),
});

/** The reasons for losing a lead, which the owner edits. */
export const lostReasonsQuery = queryOptions({
  queryKey: ['agency-settings', 'lost-reasons'],
  queryFn: ({ signal }) => api.agencySettings.getLostReasons({}, { signal }),
});

/** Returns the query key of a lead's notes and changes. */
export const activityKey = (kind: LeadKind, id: string) => ['leads', kind, id, 'activity'];

export function refetchTimelines(client: QueryClient, kind: LeadKind, id: string): Promise<unknown> {
  return Promise.all(
    [activityKey(kind, id), ['people', 'detail']].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** A lead's notes and changes, newest first. */
export const activityQuery = (kind: LeadKind, id: string) =>
  pagedQuery(activityKey(kind, id), (cursor, options) =>
    api.leads.listActivity({ params: { kind, id }, query: { cursor } }, options),
  );
