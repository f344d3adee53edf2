import type { WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { checkAddress, UnsafeAddressError } from '../../../lib/security/safe-address.ts';
import type { StoredEndpoint } from './endpoints.ts';

/** Returns an endpoint as staff see it: without its secrets, and with the problem of its address, if any. */
export function toWebhookEndpoint(stored: StoredEndpoint, allowPrivate: boolean): WebhookEndpoint {
  const { id, name, webhookUrl, isEnabled, events, createdAt, updatedAt, pausedAt, pauseReason } = stored;
  return {
    id,
    name,
    isFirst: stored.quizType !== null,
    webhookUrl,
    isEnabled,
    events,
    createdAt,
    updatedAt,
    pausedAt,
    pauseReason,
    hasSecret: stored.secret !== null,
    problem: problemWith(webhookUrl, allowPrivate),
  };
}

function problemWith(webhookUrl: string, allowPrivate: boolean): string | null {
  if (!webhookUrl) return null;
  try {
    checkAddress(webhookUrl, allowPrivate);
    return null;
  } catch (error) {
    if (error instanceof UnsafeAddressError) return error.message;
    throw error;
  }
}
