import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Delivery } from '@upcurve/contracts/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { webhookQueries } from './webhook-queries.ts';

/** Sends one delivery once more. */
export function ReplayButton({ delivery }: { delivery: Delivery }) {
  const { toast } = useToast();
  const client = useQueryClient();
  const replay = useMutation({
    mutationFn: () => api.webhook.replayDelivery({ params: { id: delivery.id } }),
    onSuccess: () =>
      toast({
        title: 'Delivery replayed',
        description: `What ${delivery.leadName} sent is on its way again, under the same webhook-id.`,
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Replay failed',
        description: errorMessage(error, 'The delivery could not be replayed. Please try again.'),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: webhookQueries.deliveries }),
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
