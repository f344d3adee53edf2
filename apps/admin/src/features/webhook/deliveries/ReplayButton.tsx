import { Button } from '@mantine/core';
import type { Delivery, WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../../api.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { webhookQueries } from '../webhook-queries.ts';
import { nameOfLead } from './delivery-words.ts';

interface ReplayButtonProps {
  delivery: Delivery;
  /** The endpoint, if known. */
  endpoint: WebhookEndpoint | undefined;
}

/** Replays a delivery, or explains that its endpoint is paused. */
export function ReplayButton({ delivery, endpoint }: ReplayButtonProps) {
  const { toast } = useToast();
  const whom = nameOfLead(delivery);
  const replay = useAction({
    act: () => api.webhook.replayDelivery({ params: { id: delivery.id } }),
    done: () => ({
      title: 'Delivery replayed',
      description: `The delivery about ${whom} is being sent again with the same webhook-id.`,
    }),
    failed: { title: 'Replay failed' },
    changes: [webhookQueries.deliveries],
  });

  function press() {
    if (endpoint?.pausedAt) {
      return toast({
        title: 'Deliveries are paused',
        description: `${endpoint.pauseReason ?? ''} Fix the endpoint, then press Test Webhook to resume.`,
      });
    }
    if (!replay.isPending) replay.mutate();
  }

  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Replay the delivery about ${whom}`}
      // Not disabled while pending, because a disabled button would lose the focus.
      aria-disabled={replay.isPending || Boolean(endpoint?.pausedAt)}
      data-disabled={Boolean(endpoint?.pausedAt) || undefined}
      onClick={press}
    >
      Replay
    </Button>
  );
}
