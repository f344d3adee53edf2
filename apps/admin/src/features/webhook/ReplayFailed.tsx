import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import type { RefObject } from 'react';
import { api } from '../../api.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { totalInWords } from '../../total-in-words.ts';
import { counted } from './delivery-words.ts';
import { webhookQueries } from './webhook-queries.ts';

interface ReplayFailedProps {
  /** Where they will be sent. */
  webhookUrl: string;
  /** Takes the focus once none are left to replay and the button goes. */
  home: RefObject<HTMLElement | null>;
}

/** Sends every failed delivery once more, after saying how many there are. Nothing where there are none. */
export function ReplayFailed({ webhookUrl, home }: ReplayFailedProps) {
  const { data: failed } = useQuery(webhookQueries.failedCount());
  const confirm = useDialog<'replay'>(home);
  const { toast } = useToast();
  const client = useQueryClient();

  const replay = useMutation({
    mutationFn: () => api.webhook.replayFailed(),
    onSuccess: ({ count }) => {
      confirm.finish();
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
  const number = totalInWords(failed);
  const many = `${number} failed ${failed.total === 1 ? 'delivery' : 'deliveries'}`;
  return (
    <>
      <Button variant="default" size="xs" onClick={(event) => confirm.open('replay', event.currentTarget)}>
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
        onClose={confirm.close}
      />
    </>
  );
}
