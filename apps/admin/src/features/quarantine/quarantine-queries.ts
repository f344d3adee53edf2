import type { QuarantineFilter } from '@upcurve/contracts/quarantine';
import { api } from '../../api.ts';
import { listQueries } from '../../list-queries.ts';

export type ListFilter = Omit<QuarantineFilter, 'cursor' | 'limit'>;

/** Keys and calls of what is held. */
export const quarantineQueries = listQueries('quarantine', {
  list: (query: ListFilter & { cursor?: string }, options) =>
    api.quarantine.listQuarantine({ query }, options),
  get: (id, options) => api.quarantine.getQuarantined({ params: { id } }, options),
});

/** A released lead joins the submissions of its kind. */
export const CHANGES = [quarantineQueries.all, ['submissions'], ['contacts']];
