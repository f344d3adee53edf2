import type { DeliveryStatus, ReceiverAnswer, WebhookEvent } from '@upcurve/contracts/webhooks/webhook';
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
  /** The subject of the event. Deleted with it. At most one is set; none for a deleted lead. */
  submissionId: string | null;
  quizSessionId: string | null;
  contactSubmissionId: string | null;
  /** The e-mail key of the deleted lead, so that erasing a person finds this row too. */
  emailKey: string | null;
  /** The frozen body. For an abandoned quiz, the resume link is added when sending. */
  body: string;
  status: DeliveryStatus;
  /** Attempts since it was last queued afresh; picks the wait before the next. */
  attemptCount: Generated<number>;
  /** Raised whenever it is queued or taken. Outcomes of earlier turns are ignored. */
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
