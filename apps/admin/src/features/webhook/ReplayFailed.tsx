import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { useConfirm } from '../../use-confirm.ts';
import { counted } from './delivery-words.ts';
import { webhookQueries } from './webhook-queries.ts';

interface ReplayFailedProps {
  /** Where they will be sent. */
  webhookUrl: string;
  /** Called once none are left to replay and the button goes. */
  onDone: () => void;
}

/** Sends every failed delivery once more, after saying how many there are. Nothing where there are none. */
export function ReplayFailed({ webhookUrl, onDone }: ReplayFailedProps) {
  const { data: failed } = useQuery(webhookQueries.failedCount());
  const confirm = useConfirm<'replay'>();
  const { toast } = useToast();
  const client = useQueryClient();

  const replay = useMutation({
    mutationFn: () => api.webhook.replayFailed(),
    onSuccess: ({ count }) => {
      confirm.close();
      onDone();
      toast({
        title: 'Failed deliveries replayed',
        description: `${counted(count, 'delivery is', 'deliveries are')} on the way again.`,
      });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Replay failed',
        description: errorMessage(error, 'The deliveries could not be replayed. Please try again.'),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: webhookQueries.deliveries }),
  });

  if (!failed?.total) return null;
  // Beyond a thousand the server stops counting and says so.
  const number = failed.isEstimate
    ? `more than ${(failed.total - 1).toLocaleString('en-GB')}`
    : failed.total.toLocaleString('en-GB');
  const many = `${number} failed ${failed.total === 1 ? 'delivery' : 'deliveries'}`;
  return (
    <>
      <Button variant="default" size="xs" onClick={(event) => confirm.ask('replay', event.currentTarget)}>
        Replay all failed ({number})
      </Button>
      <ConfirmDialog
        opened={confirm.isOpen}
        title={`Replay ${many}`}
        question={`This sends ${many} once more to ${webhookUrl}. Each keeps its webhook-id, so a receiver that checks it counts nothing twice.`}
        confirmLabel={`Replay ${many}`}
        pendingLabel="Replaying..."
        isPending={replay.isPending}
        returnFocus={false}
        onConfirm={() => replay.mutate()}
        onClose={confirm.cancel}
      />
    </>
  );
}
