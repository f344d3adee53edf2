import { infiniteQueryOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Total } from '@upcurve/contracts/shared/paging';
import type {
  Delivery,
  DeliveryStatus,
  EndpointInput,
  ReplayRange,
  SavedWebhookEndpoint,
  SavedWebhookSettings,
  WebhookEndpoint,
  WebhookEvent,
} from '@upcurve/contracts/webhooks/webhook';
import { api } from '../../api.ts';
import { pagedQuery } from '../../kit/list/list-queries.ts';

const KEY = ['webhook'] as const;
const DELIVERIES = [...KEY, 'deliveries'] as const;
const ENDPOINTS = [...KEY, 'endpoints'] as const;
const PAGE_SIZE = 20;
/** How often the settings are refetched, in ms, to show a pause without a reload. */
const SETTINGS_EVERY = 30_000;

export interface DeliveryFilter {
  status?: DeliveryStatus;
  event?: WebhookEvent;
  endpoint?: string;
}

/** The queries of the webhook. `deliveries` invalidates every list and the count of failed deliveries. */
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
  /** Counts the deliveries that a replay would send. Disabled without a range. */
  replayCount: (range: ReplayRange | undefined) =>
    queryOptions({
      queryKey: [...DELIVERIES, 'replay-count', range],
      queryFn: range ? ({ signal }) => api.webhook.countReplay({ body: range }, { signal }) : skipToken,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
};

/** Caches the saved settings without the secret, and refetches dependent queries. */
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

/** Returns the API calls for an endpoint. The first endpoint has separate calls. */
export function endpointCalls({ id, isFirst }: Pick<WebhookEndpoint, 'id' | 'isFirst'>) {
  const params = { id };
  if (isFirst)
    return {
      save: ({ name: _, ...body }: EndpointInput) => api.webhook.saveSettings({ body }),
      test: () => api.webhook.test(),
      rotateSecret: () => api.webhook.rotateSecret(),
    };
  return {
    save: (body: EndpointInput) => api.webhook.saveEndpoint({ params, body }),
    test: () => api.webhook.testEndpoint({ params }),
    rotateSecret: () => api.webhook.rotateEndpointSecret({ params }),
  };
}

const SHORTEST = 3000;
const LONGEST = 60_000;
const AFTER_ERROR = 30_000;
/** The refetch interval while nothing is pending, in ms. New deliveries may appear at any time. */
const IDLE = 15_000;

/**
 * Returns the delay until the next refetch of the log, in ms: shortly after the next attempt is due, longer if more
 * pages are loaded.
 */
export function pollDelay(
  pages: readonly { items: readonly Delivery[] }[],
  hasFailed: boolean,
  now = Date.now(),
): number {
  if (hasFailed) return AFTER_ERROR;
  const waiting = pages.flatMap((page) => page.items).filter(({ status }) => status === 'pending');
  const due = Math.min(
    ...waiting.map(({ nextAttemptAt }) => (nextAttemptAt ? Date.parse(nextAttemptAt) : now)),
  );
  const delay = waiting.length === 0 ? IDLE : Math.min(LONGEST, Math.max(SHORTEST, due - now + 1000));
  return delay * Math.max(1, pages.length);
}
