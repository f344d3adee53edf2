import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { formatCount, formatTotal } from '../../../kit/list/format-count.ts';
import { webhookQueries } from '../webhook-queries.ts';

interface ReplayFailedProps {
  /** The names of the endpoints. */
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
