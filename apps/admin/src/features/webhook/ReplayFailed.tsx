import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { counted } from '../../counted.ts';
import { totalInWords } from '../../total-in-words.ts';
import { webhookQueries } from './webhook-queries.ts';

interface ReplayFailedProps {
  /** Where they will be sent. */
  where: string;
  /** Takes the focus once none are left to replay and the button goes. */
  home: RefObject<HTMLElement | null>;
}

/** Sends every failed delivery once more, after saying how many there are. Nothing where there are none. */
export function ReplayFailed({ where, home }: ReplayFailedProps) {
  const { data: failed } = useQuery(webhookQueries.failedCount());
  const dialog = useDialog<'replay'>(home);
  if (!failed?.total) return null;
  const number = totalInWords(failed);
  const many = `${number} failed ${failed.total === 1 ? 'delivery' : 'deliveries'}`;
  return (
    <>
      <Button variant="default" onClick={(event) => dialog.open('replay', event.currentTarget)}>
        Replay all failed ({number})
      </Button>
      <ConfirmAction
        dialog={dialog}
        title={`Replay ${many}`}
        question={`This sends ${many} once more to ${where}. Each keeps its webhook-id, so a receiver that checks it counts nothing twice.`}
        confirmLabel={`Replay ${many}`}
        pendingLabel="Replaying..."
        act={() => api.webhook.replayFailed()}
        done={(_, replayed) => ({
          title: 'Failed deliveries replayed',
          description: `${counted(replayed?.count ?? 0, 'delivery is', 'deliveries are')} on the way again.`,
        })}
        failed={{ title: 'Replay failed' }}
        changes={[webhookQueries.deliveries]}
      />
    </>
  );
}
