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
  /** What it is about: it goes when that goes. Of the two one is set. */
  submissionId: string | null;
  quizSessionId: string | null;
  /** What is sent, frozen; of a quiz that was left without the link, which is added while it is sent. */
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
