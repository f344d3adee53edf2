import { defineEndpoints } from './endpoint.ts';
import { keysOf } from './keys.ts';
import { pageFields } from './paging.ts';
import { Empty, Id, Instant, integerText, line } from './text.ts';
import { z } from './zod.ts';

export const WEBHOOK_URL_MAX = 2048;
/** Seconds before each attempt, counted from the one before. */
export const WEBHOOK_RETRY_SECONDS = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
export const WEBHOOK_TIMEOUT_SECONDS = 15;
export const SECRET_OVERLAP_HOURS = 24;
export const FAILING_DAYS_BEFORE_PAUSE = 5;
/** How many receivers there may be, the first among them. */
export const ENDPOINTS_MAX = 10;
export const ENDPOINT_NAME_MAX = 60;
/** How much of a receiver's answer is kept with an attempt. */
export const ANSWER_MAX_BYTES = 2048;
/** How many deliveries one replay over a time range sends at most. */
export const REPLAY_MAX = 10_000;

/** What a delivery tells of, as each receiver may ask for it. */
export const WEBHOOK_EVENTS = {
  'eligibility.submitted': 'Quiz handed in',
  'eligibility.abandoned': 'Quiz left unfinished',
  'contact.created': 'Contact form sent',
  'lead.status_changed': 'Status of a lead changed',
  'lead.deleted': 'Lead deleted',
} as const;
export const WebhookEvent = z.enum(keysOf(WEBHOOK_EVENTS));
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** A receiver: where events are sent, which of them, and how that goes. */
export const WebhookEndpoint = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The one of the settings; it stays. */
  isFirst: z.boolean(),
  webhookUrl: z.string(),
  isEnabled: z.boolean(),
  events: z.array(WebhookEvent),
  createdAt: Instant,
  updatedAt: Instant,
  /** Why nothing would arrive at this address, in words; null where nothing speaks against it. */
  problem: z.string().nullable(),
  /** Set when deliveries wait after a 410 or five failing days; saving or a successful test resumes them. */
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

/** With `secret` (`whsec_…`) where one has just been made; it is shown this once. */
export const SavedWebhookEndpoint = WebhookEndpoint.extend({ secret: z.string().nullable() });
export type SavedWebhookEndpoint = z.infer<typeof SavedWebhookEndpoint>;

/** The first receiver, as its own calls have it. */
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

/** What a receiver answered, as far as it is kept: its headers as name and value, and how its body begins, as text. */
export const ReceiverAnswer = z.strictObject({
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
  isCut: z.boolean(),
});
export type ReceiverAnswer = z.infer<typeof ReceiverAnswer>;

/** An attempt whole: with what was sent, and what came back; no `answer` where none did, or none was kept. */
export const AttemptDetail = DeliveryAttempt.extend({
  event: WebhookEvent,
  payload: z.string(),
  answer: ReceiverAnswer.nullable(),
});
export type AttemptDetail = z.infer<typeof AttemptDetail>;

/** One event on its way. `id` is its `webhook-id`, the same on every attempt. */
export const Delivery = z.strictObject({
  id: z.uuid(),
  event: WebhookEvent,
  endpointId: z.uuid(),
  /** The lead that it is about; neither is there for a quiz that was left and a lead that was deleted. */
  submissionId: z.uuid().nullable(),
  contactSubmissionId: z.uuid().nullable(),
  /** Who the event is about; empty where nobody is known any more. */
  leadName: z.string(),
  status: DeliveryStatus,
  createdAt: Instant,
  nextAttemptAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  attempts: z.array(DeliveryAttempt),
});
export type Delivery = z.infer<typeof Delivery>;

/** Which deliveries a replay sends once more: those of events between two moments that are not on their way already. */
export const ReplayRange = z
  .strictObject({
    from: Instant,
    until: Instant,
    status: DeliveryStatus.exclude(['pending']).optional(),
    endpointId: Id.optional(),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: 'Choose an end after the beginning.',
  });
export type ReplayRange = z.infer<typeof ReplayRange>;

const one = z.strictObject({ id: Id });
const Counted = z.strictObject({ count: z.int() });
const TestResult = z.strictObject({ success: z.boolean(), message: z.string() });

export const webhook = defineEndpoints({
  getSettings: {
    method: 'GET',
    path: '/api/admin/webhook/settings',
    summary: 'Where submissions are sent',
    access: 'webhooks:manage',
    response: WebhookSettings,
  },
  saveSettings: {
    method: 'POST',
    path: '/api/admin/webhook/settings',
    summary: 'Set the address and switch, and which events; the first save makes the signing secret',
    access: 'webhooks:manage',
    body: EndpointInput.omit({ name: true }).partial({ events: true }),
    response: SavedWebhookSettings,
  },
  test: {
    method: 'POST',
    path: '/api/admin/webhook/test',
    summary: 'Send the sample payload to the saved address',
    access: 'webhooks:manage',
    response: TestResult,
  },
  rotateSecret: {
    method: 'POST',
    path: '/api/admin/webhook/secret/rotate',
    summary: `Make a new secret; the old one signs beside it for ${SECRET_OVERLAP_HOURS} hours`,
    access: 'webhooks:manage',
    response: SavedWebhookSettings,
  },
  listEndpoints: {
    method: 'GET',
    path: '/api/admin/webhook/endpoints',
    summary: 'Every receiver, the first one before the others',
    access: 'webhooks:manage',
    response: z.array(WebhookEndpoint),
  },
  createEndpoint: {
    method: 'POST',
    path: '/api/admin/webhook/endpoints',
    summary: `Add a receiver, with a secret of its own; at most ${ENDPOINTS_MAX} in all`,
    access: 'webhooks:manage',
    body: EndpointInput,
    response: SavedWebhookEndpoint,
    status: 201,
  },
  saveEndpoint: {
    method: 'PUT',
    path: '/api/admin/webhook/endpoints/{id}',
    summary: 'Set name, address, switch and events of a receiver',
    access: 'webhooks:manage',
    params: one,
    body: EndpointInput,
    response: SavedWebhookEndpoint,
  },
  deleteEndpoint: {
    method: 'DELETE',
    path: '/api/admin/webhook/endpoints/{id}',
    summary: 'Delete a receiver with its deliveries; 409 for the first',
    access: 'webhooks:manage',
    params: one,
    response: Empty,
  },
  testEndpoint: {
    method: 'POST',
    path: '/api/admin/webhook/endpoints/{id}/test',
    summary: 'Send the sample payload to its saved address',
    access: 'webhooks:manage',
    params: one,
    response: TestResult,
  },
  rotateEndpointSecret: {
    method: 'POST',
    path: '/api/admin/webhook/endpoints/{id}/secret/rotate',
    summary: `Make a new secret for a receiver; the old one signs beside it for ${SECRET_OVERLAP_HOURS} hours`,
    access: 'webhooks:manage',
    params: one,
    response: SavedWebhookEndpoint,
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/admin/webhook/deliveries',
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
  },
  getAttempt: {
    method: 'GET',
    path: '/api/admin/webhook/deliveries/{id}/attempts/{number}',
    summary: 'One attempt: what was sent, and how the receiver answered',
    access: 'webhooks:manage',
    params: z.strictObject({ id: Id, number: integerText({ min: 1, max: 1_000_000 }) }),
    response: AttemptDetail,
  },
  replayDelivery: {
    method: 'POST',
    path: '/api/admin/webhook/deliveries/{id}/replay',
    summary: 'Send once more, under the same webhook-id',
    access: 'webhooks:manage',
    params: one,
    response: Empty,
  },
  replayFailed: {
    method: 'POST',
    path: '/api/admin/webhook/deliveries/replay',
    summary: 'Send every failed delivery once more; says how many',
    access: 'webhooks:manage',
    response: Counted,
  },
  countReplay: {
    method: 'POST',
    path: '/api/admin/webhook/deliveries/replay-range/preview',
    summary: 'How many deliveries a replay over this time would send; changes nothing',
    access: 'webhooks:manage',
    body: ReplayRange,
    response: Counted,
  },
  replayRange: {
    method: 'POST',
    path: '/api/admin/webhook/deliveries/replay-range',
    summary: `Send the deliveries of a time once more, under the same ids; 409 for more than ${REPLAY_MAX}`,
    access: 'webhooks:manage',
    body: ReplayRange,
    response: Counted,
  },
});
