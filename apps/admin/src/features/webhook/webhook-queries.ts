import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Total } from '@upcurve/contracts/paging';
import type {
  DeliveryStatus,
  ReplayRange,
  SavedWebhookEndpoint,
  SavedWebhookSettings,
  WebhookEvent,
} from '@upcurve/contracts/webhook';
import { api } from '../../api.ts';
import { pagedQuery } from '../../paged-query.ts';
import { pollDelay } from './poll-delay.ts';

const KEY = ['webhook'] as const;
const DELIVERIES = [...KEY, 'deliveries'] as const;
const ENDPOINTS = [...KEY, 'endpoints'] as const;
const PAGE_SIZE = 20;
/** A pause shows here soon after it happened, without anybody reloading. */
const SETTINGS_EVERY = 30_000;

/** What narrows the log. */
export interface DeliveryFilter {
  status?: DeliveryStatus;
  event?: WebhookEvent;
  endpoint?: string;
}

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
  endpoints: () =>
    queryOptions({
      queryKey: ENDPOINTS,
      queryFn: ({ signal }) => api.webhook.listEndpoints({}, { signal }),
      refetchInterval: SETTINGS_EVERY,
    }),
  deliveryList: ({ endpoint, ...filter }: DeliveryFilter) =>
    infiniteQueryOptions({
      ...pagedQuery([...DELIVERIES, 'list', { endpoint, ...filter }], (cursor, options) =>
        api.webhook.listDeliveries(
          { query: { ...filter, endpointId: endpoint, cursor, limit: PAGE_SIZE } },
          options,
        ),
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
  /** How many a replay would send; nothing is asked where there is no range. */
  replayCount: (range: ReplayRange | undefined) =>
    queryOptions({
      queryKey: [...DELIVERIES, 'replay-count', range],
      queryFn: range ? ({ signal }) => api.webhook.countReplay({ body: range }, { signal }) : skipToken,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  attempt: (id: string, number: number) =>
    queryOptions({
      // What was sent and answered does not change, but may be forgotten: it is kept no longer than it is looked at.
      queryKey: [...KEY, 'attempt', id, number],
      queryFn: ({ signal }) => api.webhook.getAttempt({ params: { id, number } }, { signal }),
      gcTime: 0,
    }),
};

/** Shows what was saved at once, without its secret, and fetches anew what changes with it. */
export function rememberSaved(
  client: QueryClient,
  { secret: _, ...saved }: SavedWebhookEndpoint | SavedWebhookSettings,
): Promise<unknown> {
  if ('quizType' in saved) client.setQueryData(webhookQueries.settings().queryKey, saved);
  client.setQueryData(webhookQueries.endpoints().queryKey, (listed) =>
    listed?.map((one) => (one.id === saved.id ? { ...one, ...saved } : one)),
  );
  return Promise.all([
    client.invalidateQueries({ queryKey: ENDPOINTS }),
    client.invalidateQueries({ queryKey: DELIVERIES }),
  ]);
}
