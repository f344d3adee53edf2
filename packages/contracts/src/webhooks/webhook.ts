import { del, get, post, put } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { byId, Empty, Id, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

export const WEBHOOK_URL_MAX = 2048;
/** Seconds to wait before each attempt, counted from the previous one. */
export const WEBHOOK_RETRY_SECONDS = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
export const WEBHOOK_TIMEOUT_SECONDS = 15;
export const SECRET_OVERLAP_HOURS = 24;
export const FAILING_DAYS_BEFORE_PAUSE = 5;
/** Maximum number of endpoints, including the first. */
export const ENDPOINTS_MAX = 10;
export const ENDPOINT_NAME_MAX = 60;
/** Maximum number of deliveries in one replay over a time range. */
export const REPLAY_MAX = 10_000;

export const WEBHOOK_EVENTS = {
  'eligibility.submitted': 'Quiz submitted',
  'eligibility.abandoned': 'Quiz left unfinished',
  'contact.created': 'Contact form sent',
  'lead.status_changed': 'Status of a lead changed',
  'lead.won': 'Lead won',
  'lead.lost': 'Lead lost',
  'lead.called': 'Call to a lead logged',
  'lead.deleted': 'Lead deleted',
  'booking.created': 'Meeting booked',
  'booking.moved': 'Meeting moved',
  'booking.cancelled': 'Meeting cancelled',
  'booking.no_show': 'Lead did not come to a meeting',
} as const;
export const WebhookEvent = z.enum(keysOf(WEBHOOK_EVENTS));
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const WebhookEndpoint = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The endpoint from the settings, which cannot be deleted. */
  isFirst: z.boolean(),
  webhookUrl: z.string(),
  isEnabled: z.boolean(),
  events: z.array(WebhookEvent),
  createdAt: Instant,
  updatedAt: Instant,
  /** Why deliveries to this URL are impossible, as a sentence. Null if they are possible. */
  problem: z.string().nullable(),
  /** Set while deliveries are paused after a 410 or five days of failures. Saving or a successful test resumes them. */
  pausedAt: Instant.nullable(),
  pauseReason: z.string().nullable(),
  hasSecret: z.boolean(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const EndpointInput = z.strictObject({
  name: line({ min: 1, max: ENDPOINT_NAME_MAX }, 'Give it a name.'),
  webhookUrl: line({ max: WEBHOOK_URL_MAX }),
  isEnabled: z.boolean(),
  events: z.array(WebhookEvent).max(WebhookEvent.options.length),
});
export type EndpointInput = z.infer<typeof EndpointInput>;

/** `secret` (`whsec_…`) is present only when it is new and is shown only once. */
export const SavedWebhookEndpoint = WebhookEndpoint.extend({ secret: z.string().nullable() });
export type SavedWebhookEndpoint = z.infer<typeof SavedWebhookEndpoint>;

/** The first endpoint, as returned by its own calls. */
export const WebhookSettings = WebhookEndpoint.extend({ quizType: z.string() });
export type WebhookSettings = z.infer<typeof WebhookSettings>;

export const SavedWebhookSettings = WebhookSettings.extend({ secret: z.string().nullable() });
export type SavedWebhookSettings = z.infer<typeof SavedWebhookSettings>;

export const DELIVERY_STATUSES = {
  pending: 'Waiting',
  delivered: 'Delivered',
  held: 'Held',
  dead: 'Failed',
} as const;
export const DeliveryStatus = z.enum(keysOf(DELIVERY_STATUSES));
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const DeliveryAttempt = z.strictObject({
  number: z.int(),
  startedAt: Instant,
  durationMs: z.int(),
  statusCode: z.int().nullable(),
  error: z.string().nullable(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** An event sent to one endpoint. `id` is its `webhook-id`, the same on every attempt. */
export const Delivery = z.strictObject({
  id: z.uuid(),
  event: WebhookEvent,
  endpointId: z.uuid(),
  /** The lead of the event. Both are null for abandoned quizzes and deleted leads. */
  submissionId: z.uuid().nullable(),
  contactSubmissionId: z.uuid().nullable(),
  /** The person in the event. Empty if no longer known. */
  leadName: z.string(),
  status: DeliveryStatus,
  createdAt: Instant,
  nextAttemptAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  attempts: z.array(DeliveryAttempt),
});
export type Delivery = z.infer<typeof Delivery>;

/** The deliveries to replay: all except pending ones whose event lies between two instants. */
export const ReplayRange = z
  .strictObject({
    from: Instant,
    until: Instant,
    status: DeliveryStatus.exclude(['pending']).optional(),
    endpointId: Id.optional(),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: 'The end must be after the start.',
  });
export type ReplayRange = z.infer<typeof ReplayRange>;

const Counted = z.strictObject({ count: z.int() });
const TestResult = z.strictObject({ success: z.boolean(), message: z.string() });

export const webhook = {
  getSettings: get('/api/admin/webhook/settings', {
    summary: 'Settings of the first webhook endpoint',
    access: 'webhooks:manage',
    response: WebhookSettings,
  }),
  saveSettings: post('/api/admin/webhook/settings', {
    summary:
      'Set address, events and on/off of the first endpoint. The first save creates the signing secret',
    access: 'webhooks:manage',
    body: EndpointInput.omit({ name: true }).partial({ events: true }),
    response: SavedWebhookSettings,
  }),
  test: post('/api/admin/webhook/test', {
    summary: 'Send the sample payload to the saved address',
    access: 'webhooks:manage',
    response: TestResult,
  }),
  rotateSecret: post('/api/admin/webhook/secret/rotate', {
    summary: `Rotate the secret. The old one keeps signing for ${SECRET_OVERLAP_HOURS} hours`,
    access: 'webhooks:manage',
    response: SavedWebhookSettings,
  }),
  listEndpoints: get('/api/admin/webhook/endpoints', {
    summary: 'All webhook endpoints, the first one first',
    access: 'webhooks:manage',
    response: z.array(WebhookEndpoint),
  }),
  createEndpoint: post('/api/admin/webhook/endpoints', {
    summary: `Add a webhook endpoint with its own secret. At most ${ENDPOINTS_MAX} endpoints`,
    access: 'webhooks:manage',
    body: EndpointInput,
    response: SavedWebhookEndpoint,
    status: 201,
  }),
  saveEndpoint: put('/api/admin/webhook/endpoints/{id}', {
    summary: 'Set name, address, events and on/off of a webhook endpoint',
    access: 'webhooks:manage',
    params: byId,
    body: EndpointInput,
    response: SavedWebhookEndpoint,
  }),
  deleteEndpoint: del('/api/admin/webhook/endpoints/{id}', {
    summary: 'Delete a webhook endpoint and its deliveries. 409 for the first endpoint',
    access: 'webhooks:manage',
    params: byId,
    response: Empty,
  }),
  testEndpoint: post('/api/admin/webhook/endpoints/{id}/test', {
    summary: 'Send the sample payload to its saved address',
    access: 'webhooks:manage',
    params: byId,
    response: TestResult,
  }),
  rotateEndpointSecret: post('/api/admin/webhook/endpoints/{id}/secret/rotate', {
    summary: `Rotate the secret of a webhook endpoint. The old one keeps signing for ${SECRET_OVERLAP_HOURS} hours`,
    access: 'webhooks:manage',
    params: byId,
    response: SavedWebhookEndpoint,
  }),
  listDeliveries: get('/api/admin/webhook/deliveries', {
    summary: 'Deliveries, newest first, with their attempts',
    access: 'webhooks:manage',
    query: z.strictObject({
      status: DeliveryStatus.optional(),
      event: WebhookEvent.optional(),
      endpointId: Id.optional(),
      ...pageFields,
    }),
    response: z.array(Delivery),
    paged: true,
  }),
  replayDelivery: post('/api/admin/webhook/deliveries/{id}/replay', {
    summary: 'Replay a delivery under the same webhook-id',
    access: 'webhooks:manage',
    params: byId,
    response: Empty,
  }),
  replayFailed: post('/api/admin/webhook/deliveries/replay', {
    summary: 'Replay all failed deliveries. Returns how many',
    access: 'webhooks:manage',
    response: Counted,
  }),
  countReplay: post('/api/admin/webhook/deliveries/replay-range/preview', {
    summary: 'Number of deliveries that a replay of this period would send. Changes nothing',
    access: 'webhooks:manage',
    body: ReplayRange,
    response: Counted,
  }),
  replayRange: post('/api/admin/webhook/deliveries/replay-range', {
    summary: `Replay the deliveries of a period under the same ids. 409 for more than ${REPLAY_MAX}`,
    access: 'webhooks:manage',
    body: ReplayRange,
    response: Counted,
  }),
};
