import { Button } from '@mantine/core';
import type { Delivery, WebhookEndpoint } from '@upcurve/contracts/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { useAction } from '../../components/use-action.ts';
import { aboutWhom } from './delivery-words.ts';
import { webhookQueries } from './webhook-queries.ts';

interface ReplayButtonProps {
  delivery: Delivery;
  /** Where it goes, where that is known. */
  endpoint: WebhookEndpoint | undefined;
}

/** Sends one delivery once more; while its receiver is paused, says so instead. */
export function ReplayButton({ delivery, endpoint }: ReplayButtonProps) {
  const { toast } = useToast();
  const whom = aboutWhom(delivery);
  const replay = useAction({
    act: () => api.webhook.replayDelivery({ params: { id: delivery.id } }),
    done: () => ({
      title: 'Delivery replayed',
      description: `The delivery about ${whom} is on its way again, under the same webhook-id.`,
    }),
    failed: { title: 'Replay failed' },
    changes: [webhookQueries.deliveries],
  });

  function press() {
    if (endpoint?.pausedAt) {
      return toast({
        title: 'Deliveries are paused',
        description: `${endpoint.pauseReason ?? ''} Nothing is replayed until they resume: mend the receiver, then press Test Webhook.`,
      });
    }
    if (!replay.isPending) replay.mutate();
  }

  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Replay the delivery about ${whom}`}
      // Stays in the tab order while it works, so that the focus is not lost.
      aria-disabled={replay.isPending || Boolean(endpoint?.pausedAt)}
      data-disabled={Boolean(endpoint?.pausedAt) || undefined}
      onClick={press}
    >
      Replay
    </Button>
  );
}
