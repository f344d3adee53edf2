import { Button } from '@mantine/core';
import type { QuarantinedLead } from '@upcurve/contracts/leads/quarantine';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { rowOpenerProps } from '../../kit/list/row-opener.ts';
import { REFETCH_AFTER_QUARANTINE } from './quarantine-queries.ts';

interface HeldActionsProps {
  lead: QuarantinedLead;
  /** Omitted where the whole lead is shown. */
  onRead?: () => void;
  onReleased?: () => void;
  onDelete: () => void;
}

export function HeldActions({ lead: { id, name, kind }, onRead, onReleased, onDelete }: HeldActionsProps) {
  const { can } = useAuth();
  const release = useAction({
    act: () => api.quarantine.releaseLead({ params: { id } }),
    done: () => ({
      title: 'Submission Released',
      description: `${name} is now among the ${kind} submissions.`,
    }),
    failed: { title: 'Release Failed' },
    changes: REFETCH_AFTER_QUARANTINE,
    onDone: onReleased,
  });
  return (
    <>
      {onRead && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Read what ${name} sent`}
          onClick={onRead}
          {...rowOpenerProps}
        >
          Read
        </Button>
      )}
      {can('leads:status') && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Release ${name}`}
          disabled={release.isPending}
          onClick={() => release.mutate()}
        >
          Release
        </Button>
      )}
      {can('leads:delete') && (
        <Button variant="subtle" color="red" size="xs" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      )}
    </>
  );
}
