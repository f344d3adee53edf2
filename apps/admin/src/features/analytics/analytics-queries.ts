import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { AnalyticsView } from './use-analytics-view.ts';

type Query = AnalyticsView['query'];

const asked = ({ version, ...query }: Query) => ({
  ...query,
  version: version ? Number(version) : undefined,
});

export const analyticsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => api.analytics.getAnalytics({ query: asked(query) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches the same numbers as CSV. */
export function exportAnalytics(query: Query) {
  const { compare: _, ...rest } = asked(query);
  return api.analytics.exportAnalytics({ query: rest });
}
