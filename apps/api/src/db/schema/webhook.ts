import type { DeliveryStatus, ReceiverAnswer, WebhookEvent } from '@upcurve/contracts/webhook';
import type { Generated } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

/** Receivers, one a row. */
export interface WebhookSettingsTable {
  id: string;
  /** Set for the first, whose the settings are. */
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
  /** What it is about: it goes when that goes. One is set, or none where a lead was deleted. */
  submissionId: string | null;
  quizSessionId: string | null;
  contactSubmissionId: string | null;
  /** Whose the deleted lead was, so that whoever is to be forgotten is found here too. */
  emailKey: string | null;
  /** What is sent, frozen; of a quiz that was left without the link, which is added while it is sent. */
  body: string;
  status: DeliveryStatus;
  /** Attempts since it was last queued afresh; picks the wait before the next. */
  attemptCount: Generated<number>;
  /** Raised whenever it is queued or taken; who has taken it in an earlier turn decides nothing. */
  turn: Generated<number>;
  nextAttemptAt: Moment | null;
  /** While a worker sends it; a worker that died lets go of it then. */
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
  answer: Json<ReceiverAnswer> | null;
}
