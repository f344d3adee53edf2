import { queryOptions } from '@tanstack/react-query';
import type { AuditFilter } from '@upcurve/contracts/audit';
import { api } from '../../api.ts';
import { byMoments } from '../../format-date.ts';
import { pagedQuery } from '../../paged-query.ts';

const KEY = ['audit'] as const;

/** What the list asks for; `from` and `to` are calendar days, both included. */
export type ListFilter = Omit<AuditFilter, 'limit' | 'cursor'>;

/** Keys and calls of the audit log. */
export const auditQueries = {
  list: (filter: ListFilter) =>
    pagedQuery([...KEY, 'list', filter], (cursor, options) =>
      api.audit.listAuditLog({ query: { ...byMoments(filter), cursor } }, options),
    ),
  actors: queryOptions({
    queryKey: [...KEY, 'actors'],
    queryFn: ({ signal }) => api.audit.listAuditActors({}, { signal }),
  }),
};
