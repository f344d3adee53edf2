import type { Delivery, DeliveryAttempt } from '@upcurve/contracts/webhook';
import { formatDateTime } from '../../format-date.ts';

const MINUTE = 60_000;

/** Whom a delivery is about, as a name or as what is left to say. */
export function aboutWhom({ leadName, event }: Pick<Delivery, 'leadName' | 'event'>): string {
  return leadName || (event === 'lead.deleted' ? 'a deleted lead' : 'nobody known');
}

/** How an attempt ended, in words. */
export function answerText({ statusCode, error }: DeliveryAttempt): string {
  return error ?? (statusCode === null ? 'No answer' : `Answered ${statusCode}`);
}

/** The answer to the latest attempt. */
export function lastAnswer({ attempts }: Delivery): string {
  const [last] = attempts.toSorted((a, b) => b.number - a.number);
  return last ? answerText(last) : 'Not tried yet';
}

/** When it will be tried next, or why it will not. */
export function nextAttempt({ status, nextAttemptAt }: Delivery, now = Date.now()): string {
  if (status === 'held') return 'Once deliveries resume';
  if (status !== 'pending') return 'None';
  if (!nextAttemptAt || Date.parse(nextAttemptAt) - now < MINUTE) return 'Within a minute';
  return formatDateTime(nextAttemptAt);
}

/** A payload as people read JSON; as it is where it is none. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** How long an attempt took. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
