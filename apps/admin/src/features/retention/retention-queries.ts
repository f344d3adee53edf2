import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type RetainedKind, RetentionDays } from '@upcurve/contracts/settings/retention';
import { api } from '../../api.ts';
import { formatCount, formatNumber } from '../../kit/list/format-count.ts';

const all = ['retention'] as const;

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

export const formatDays = (days: number) => formatCount(days, 'day');

export const formatDue = (due: number) =>
  due === 0 ? 'none expired' : `${formatNumber(due)} expired, deleted next night`;
