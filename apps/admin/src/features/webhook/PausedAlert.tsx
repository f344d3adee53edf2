import { Alert } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import type { WebhookEndpoint } from '@upcurve/contracts/webhook';
import { formatDateTime } from '../../format-date.ts';

/** Says that deliveries wait, why, and how to set them going again. */
export function PausedAlert({ endpoint }: { endpoint: WebhookEndpoint }) {
  if (!endpoint.pausedAt) return null;
  return (
    <Alert
      color="red"
      role="status"
      title={`Deliveries have been paused since ${formatDateTime(endpoint.pausedAt)}`}
      icon={<IconPlayerPause size={18} stroke={1.6} aria-hidden />}
    >
      {endpoint.pauseReason} New events are kept and wait in the log as Held. To resume, mend the receiver and
      press Test Webhook: a successful test sends what waits. Saving the settings resumes as well.
    </Alert>
  );
}
