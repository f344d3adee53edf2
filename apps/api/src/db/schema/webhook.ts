import type { DeliveryStatus, WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
import type { Generated } from 'kysely';
import type { DefaultMoment, Moment } from './columns.ts';

export interface WebhookSettingsTable {
  id: string;
  /** Set only for the first receiver, which the settings page edits. */
  quizType: string | null;
  name: string;
  events: WebhookEvent[];
  webhookUrl: string;
  isEnabled: boolean;
  secret: string | null;
  previousSecret: string | null;
  previousSecretUntil: Moment | null;
  /** The first failure since the last success. */
  failingSince: Moment | null;
  pausedAt: Moment | null;
  pauseReason: string | null;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface WebhookDeliveriesTable {
  id: string;
  endpointId: string;
  event: WebhookEvent;
  /** The subject of the event, with which the delivery is deleted. At most one id is set; none for a deleted lead. */
  leadId: string | null;
  quizSessionId: string | null;
  /** The email key of the deleted lead, so that erasing a person finds this row too. */
  emailKey: string | null;
  /** The frozen body. For an abandoned quiz, the resume link is added when it is sent. */
  body: string;
  status: DeliveryStatus;
  /** Attempts since the delivery was last queued. Selects the delay before the next attempt. */
  attemptCount: Generated<number>;
  /** Incremented when the delivery is queued or taken. Results of earlier turns are ignored. */
  turn: Generated<number>;
  nextAttemptAt: Moment | null;
  /** Set while a worker sends the delivery. If the worker dies, the lease expires at this time. */
  leasedUntil: Moment | null;
  createdAt: DefaultMoment;
  deliveredAt: Moment | null;
}

export interface WebhookAttemptsTable {
  deliveryId: string;
  number: number;
  startedAt: Moment;
  durationMs: number;
  statusCode: number | null;
  error: string | null;
}
