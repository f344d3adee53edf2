import { useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import { leadKeys } from '../change/lead-cache.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';

/** The confirmation text before a submission is deleted from a list or from quarantine. */
export const DELETE_SUBMISSION = {
  title: 'Confirm Deletion',
  question: 'Are you sure you want to delete this submission? This action cannot be undone.',
  confirmLabel: 'Delete Submission',
  pendingLabel: 'Deleting...',
};

export function DeleteLeadDialog({ onDeleted }: { onDeleted?: () => void }) {
  const client = useQueryClient();
  const { removal } = useLeadActions();
  return (
    <ConfirmAction
      {...DELETE_SUBMISSION}
      dialog={removal}
      facts={(lead) => LEAD_KINDS[lead.kind].deletionFacts(lead)}
      act={({ kind, id }) => LEAD_KINDS[kind].remove(id)}
      done={(lead) => ({
        title: 'Submission Deleted',
        description: `The ${lead.kind} submission has been permanently deleted.`,
      })}
      failed={{ title: 'Delete Failed', description: 'Failed to delete submission. Please try again.' }}
      changes={[...Object.values(leadKeys.lists), inboxQueries.all]}
      onDone={({ kind, id }) => {
        onDeleted?.();
        client.removeQueries({ queryKey: leadKeys.detail(kind, id) });
      }}
    />
  );
}
