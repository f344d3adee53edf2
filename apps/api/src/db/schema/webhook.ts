import type { DeliveryStatus } from '@upcurve/contracts/webhook';
import type { Generated } from 'kysely';
import type { DefaultMoment, Moment } from './columns.ts';

export interface WebhookSettingsTable {
  id: string;
  quizType: string;
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
  submissionId: string;
  /** The exact bytes to send, frozen. */
  body: string;
  status: DeliveryStatus;
  /** Attempts since it was last queued afresh; picks the wait before the next. */
  attemptCount: Generated<number>;
  /** Raised whenever it is queued; a job whose turn has passed does nothing. */
  turn: Generated<number>;
  nextAttemptAt: Moment | null;
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
