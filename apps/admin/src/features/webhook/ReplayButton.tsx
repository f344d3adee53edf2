import { Button } from '@mantine/core';
import type { Delivery } from '@upcurve/contracts/webhook';
import { api } from '../../api.ts';
import { useAction } from '../../components/use-action.ts';
import { webhookQueries } from './webhook-queries.ts';

/** Sends one delivery once more. */
export function ReplayButton({ delivery }: { delivery: Delivery }) {
  const replay = useAction({
    act: () => api.webhook.replayDelivery({ params: { id: delivery.id } }),
    done: () => ({
      title: 'Delivery replayed',
      description: `What ${delivery.leadName} sent is on its way again, under the same webhook-id.`,
    }),
    failed: { title: 'Replay failed' },
    changes: [webhookQueries.deliveries],
  });

  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Replay the delivery about ${delivery.leadName}`}
      // Stays in the tab order while it works, so that the focus is not lost.
      aria-disabled={replay.isPending}
      onClick={() => !replay.isPending && replay.mutate()}
    >
      Replay
    </Button>
  );
}
