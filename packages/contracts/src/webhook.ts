import { defineEndpoints } from './endpoint.ts';
import { keysOf } from './keys.ts';
import { pageFields } from './paging.ts';
import { Empty, Id, Instant, line } from './text.ts';
import { z } from './zod.ts';

export const WEBHOOK_URL_MAX = 2048;
/** Seconds before each attempt, counted from the one before. */
export const WEBHOOK_RETRY_SECONDS = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
export const WEBHOOK_TIMEOUT_SECONDS = 15;
export const WEBHOOK_PAYLOAD_MAX_BYTES = 20_000;
export const SECRET_OVERLAP_HOURS = 24;
export const FAILING_DAYS_BEFORE_PAUSE = 5;

/** The body of a delivery: the spec's sample payload. */
export const WebhookPayload = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  business_name: z.string(),
  website: z.string(),
  quiz_title: z.string(),
  slug: z.string(),
  submitted_at: Instant,
  answers: z.array(z.strictObject({ question: z.string(), response: z.string() })),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;

/** The body of a delivery about a quiz that was left: in place of `submitted_at` what has become of it. */
export const AbandonedPayload = z.strictObject({
  event: z.literal('eligibility.abandoned'),
  ...WebhookPayload.omit({ submitted_at: true }).shape,
  started_at: Instant,
  abandoned_at: Instant,
  /** The questions without an answer. */
  missing: z.array(z.string()),
  resume_url: z.url(),
  resume_until: Instant,
});
export type AbandonedPayload = z.infer<typeof AbandonedPayload>;

/** Shown in the documentation tab and sent by the test button. */
export const SAMPLE_PAYLOAD: WebhookPayload = {
  first_name: 'Amelia',
  last_name: 'Hart',
  email: 'amelia@example.com',
  phone: '+44 20 7946 0958',
  business_name: 'Hart Aesthetics',
  website: 'https://example.com',
  quiz_title: 'Eligibility assessment',
  slug: 'eligibility',
  submitted_at: '2026-11-21T09:30:00.000Z',
  answers: [
    { question: 'What is your role at the clinic?', response: 'Owner' },
    { question: 'Which marketing channels do you use today?', response: 'Instagram, Google Ads' },
  ],
};

const { submitted_at: _, ...sampleLead } = SAMPLE_PAYLOAD;

/** Shown in the documentation tab. */
export const ABANDONED_SAMPLE: AbandonedPayload = {
  event: 'eligibility.abandoned',
  ...sampleLead,
  started_at: '2026-11-21T09:30:00.000Z',
  abandoned_at: '2026-11-21T10:04:00.000Z',
  missing: ['Do you use a CRM?'],
  resume_url: 'https://www.example.com/eligibility/resume#t=0V8nQkYw2bqTj5sXcR7mZl1hDfGpUa9eKiNoBvWxyC4',
  resume_until: '2026-11-28T10:04:00.000Z',
};

export const WebhookSettings = z.strictObject({
  id: z.uuid(),
  quizType: z.string(),
  webhookUrl: z.string(),
  isEnabled: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Why nothing would arrive at this address, in words; null where nothing speaks against it. */
  problem: z.string().nullable(),
  /** Set when deliveries wait after a 410 or five failing days; saving or a successful test resumes them. */
  pausedAt: Instant.nullable(),
  pauseReason: z.string().nullable(),
  hasSecret: z.boolean(),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

/** With `secret` (`whsec_…`) where one has just been made; it is shown this once. */
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

/** What a delivery tells of. */
export const WEBHOOK_EVENTS = { submitted: 'Quiz handed in', abandoned: 'Quiz left unfinished' } as const;
export const WebhookEvent = z.enum(keysOf(WEBHOOK_EVENTS));
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** One event on its way. `id` is its `webhook-id`, the same on every attempt. */
export const Delivery = z.strictObject({
  id: z.uuid(),
  event: WebhookEvent,
  /** Null for a quiz that was left. */
  submissionId: z.uuid().nullable(),
  /** Who the event is about. */
  leadName: z.string(),
  status: DeliveryStatus,
  createdAt: Instant,
  nextAttemptAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  attempts: z.array(DeliveryAttempt),
});
export type Delivery = z.infer<typeof Delivery>;

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
    summary: 'Set the address and switch; the first save makes the signing secret',
    access: 'webhooks:manage',
    body: z.strictObject({ webhookUrl: line({ max: WEBHOOK_URL_MAX }), isEnabled: z.boolean() }),
    response: SavedWebhookSettings,
  },
  test: {
    method: 'POST',
    path: '/api/admin/webhook/test',
    summary: 'Send the sample payload to the saved address',
    access: 'webhooks:manage',
    response: z.strictObject({ success: z.boolean(), message: z.string() }),
  },
  rotateSecret: {
    method: 'POST',
    path: '/api/admin/webhook/secret/rotate',
    summary: `Make a new secret; the old one signs beside it for ${SECRET_OVERLAP_HOURS} hours`,
    access: 'webhooks:manage',
    response: SavedWebhookSettings,
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/admin/webhook/deliveries',
    summary: 'Deliveries, newest first, with their attempts',
    access: 'webhooks:manage',
    query: z.strictObject({ status: DeliveryStatus.optional(), ...pageFields }),
    response: z.array(Delivery),
    paged: true,
  },
  replayDelivery: {
    method: 'POST',
    path: '/api/admin/webhook/deliveries/{id}/replay',
    summary: 'Send once more, under the same webhook-id',
    access: 'webhooks:manage',
    params: z.strictObject({ id: Id }),
    response: Empty,
  },
  replayFailed: {
    method: 'POST',
    path: '/api/admin/webhook/deliveries/replay',
    summary: 'Send every failed delivery once more; says how many',
    access: 'webhooks:manage',
    response: z.strictObject({ count: z.int() }),
  },
});
