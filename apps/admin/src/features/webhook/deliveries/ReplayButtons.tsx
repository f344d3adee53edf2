import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Delivery, WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { formatCount, formatTotal } from '../../../kit/list/format-count.ts';
import { webhookQueries } from '../webhook-queries.ts';
import { nameOfLead } from './delivery-words.ts';

interface ReplayFailedProps {
  where: string;
}

/** Replays all failed deliveries after a confirmation that shows their number. Renders nothing if there are none. */
export function ReplayFailed({ where }: ReplayFailedProps) {
  const { data: failed } = useQuery(webhookQueries.failedCount());
  const dialog = useDialog<'replay'>();
  if (!failed?.total) return null;
  const number = formatTotal(failed);
  const many = `${number} failed ${failed.total === 1 ? 'delivery' : 'deliveries'}`;
  return (
    <>
      <Button variant="default" onClick={() => dialog.open('replay')}>
        Replay all failed ({number})
      </Button>
      <ConfirmAction
        dialog={dialog}
        title={`Replay ${many}`}
        question={`This sends ${many} again to ${where}. Each keeps its webhook-id, so the endpoint can recognise repeats.`}
        confirmLabel={`Replay ${many}`}
        pendingLabel="Replaying..."
        act={() => api.webhook.replayFailed()}
        done={(_, replayed) => ({
          title: 'Failed deliveries replayed',
          description: `${formatCount(replayed?.count ?? 0, 'delivery is', 'deliveries are')} being sent again.`,
        })}
        failed={{ title: 'Replay failed' }}
        changes={[webhookQueries.deliveries]}
      />
    </>
  );
}

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
