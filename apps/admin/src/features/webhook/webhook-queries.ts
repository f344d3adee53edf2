import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Total } from '@upcurve/contracts/paging';
import type { DeliveryStatus } from '@upcurve/contracts/webhook';
import { api } from '../../api.ts';
import { pagedQuery } from '../../paged-query.ts';
import { pollDelay } from './poll-delay.ts';

const KEY = ['webhook'] as const;
const DELIVERIES = [...KEY, 'deliveries'] as const;
const PAGE_SIZE = 20;
/** A pause shows here soon after it happened, without anybody reloading. */
const SETTINGS_EVERY = 30_000;

/** Keys and calls of the webhook; `deliveries` invalidates every list of them and the count of failed ones. */
export const webhookQueries = {
  all: KEY,
  deliveries: DELIVERIES,
  settings: () =>
    queryOptions({
      queryKey: [...KEY, 'settings'],
      queryFn: ({ signal }) => api.webhook.getSettings({}, { signal }),
      refetchInterval: SETTINGS_EVERY,
    }),
  deliveryList: (status: DeliveryStatus | undefined) =>
    infiniteQueryOptions({
      ...pagedQuery([...DELIVERIES, 'list', { status }], (cursor, options) =>
        api.webhook.listDeliveries({ query: { status, cursor, limit: PAGE_SIZE } }, options),
      ),
      refetchInterval: ({ state }) => pollDelay(state.data?.pages ?? [], state.status === 'error'),
    }),
  failedCount: () =>
    queryOptions({
      queryKey: [...DELIVERIES, 'failed-count'],
      queryFn: ({ signal }) =>
        api.webhook.listDeliveries({ query: { status: 'dead', limit: 1 } }, { signal }),
      select: ({ total, totalKind }): Total => ({ total, totalKind }),
    }),
};
