import { queryOptions } from '@tanstack/react-query';
import type { AuditFilter } from '@upcurve/contracts/account/audit';
import { api } from '../../api.ts';
import { pagedQuery } from '../../kit/list/list-queries.ts';
import { daysToInstants } from '../../kit/time/format-date.ts';

const KEY = ['audit'] as const;

/** The filter of the list. `from` and `to` are calendar days, both inclusive. */
export type ListFilter = Omit<AuditFilter, 'limit' | 'cursor'>;

export const auditQueries = {
  list: (filter: ListFilter) =>
    pagedQuery([...KEY, 'list', filter], (cursor, options) =>
      api.audit.listAuditLog({ query: { ...daysToInstants(filter), cursor } }, options),
    ),
  actors: queryOptions({
    queryKey: [...KEY, 'actors'],
    queryFn: ({ signal }) => api.audit.listAuditActors({}, { signal }),
  }),
};
