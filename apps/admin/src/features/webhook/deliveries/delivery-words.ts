import type { Delivery, DeliveryAttempt } from '@upcurve/contracts/webhooks/webhook';
import { formatDateTime } from '../../../kit/time/format-date.ts';

const MINUTE = 60_000;

/** Returns the name of the delivery's lead, or a placeholder. */
export function nameOfLead({ leadName, event }: Pick<Delivery, 'leadName' | 'event'>): string {
  return leadName || (event === 'lead.deleted' ? 'a deleted lead' : 'an unknown person');
}

export function formatAnswer({ statusCode, error }: DeliveryAttempt): string {
  return error ?? (statusCode === null ? 'No answer' : `Answered ${statusCode}`);
}

export function formatLastAnswer({ attempts }: Delivery): string {
  const [last] = attempts.toSorted((a, b) => b.number - a.number);
  return last ? formatAnswer(last) : 'Not tried yet';
}

/** Formats the time of the next attempt, or why there is none. */
export function nextAttempt({ status, nextAttemptAt }: Delivery, now = Date.now()): string {
  if (status === 'held') return 'When deliveries resume';
  if (status !== 'pending') return 'None';
  if (!nextAttemptAt || Date.parse(nextAttemptAt) - now < MINUTE) return 'Within a minute';
  return formatDateTime(nextAttemptAt);
}

/** Formats a duration in ms. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
