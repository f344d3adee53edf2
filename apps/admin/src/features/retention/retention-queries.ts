import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type RetainedKind, RetentionDays } from '@upcurve/contracts/retention';
import { api } from '../../api.ts';

const all = ['retention'] as const;

/** Keys and calls of how long things are kept. */
export const retentionQueries = {
  all,
  list: queryOptions({
    queryKey: [...all, 'list'],
    queryFn: async ({ signal }) => {
      const kinds = await api.retention.listRetention({}, { signal });
      return kinds.map((each) => ({ ...each, id: each.kind }));
    },
  }),
  preview: (kind: RetainedKind, days: number) =>
    queryOptions({
      queryKey: [...all, 'preview', kind, days],
      queryFn: ({ signal }) =>
        api.retention.previewRetention({ params: { kind }, body: { days } }, { signal }),
      enabled: RetentionDays.safeParse(days).success,
      placeholderData: keepPreviousData,
    }),
};
