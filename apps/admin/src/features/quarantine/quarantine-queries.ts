import type { QuarantineFilter } from '@upcurve/contracts/leads/quarantine';
import { api } from '../../api.ts';
import { listQueries } from '../../kit/list/list-queries.ts';

export type ListFilter = Omit<QuarantineFilter, 'cursor' | 'limit'>;

export const quarantineQueries = listQueries('quarantine', {
  list: (query: ListFilter & { cursor?: string }, options) =>
    api.quarantine.listQuarantine({ query }, options),
  get: (id, options) => api.quarantine.getQuarantined({ params: { id } }, options),
});

/** The queries to refetch. Released leads appear in the list for their kind. */
export const REFETCH_AFTER_QUARANTINE = [quarantineQueries.all, ['submissions'], ['contacts']];
