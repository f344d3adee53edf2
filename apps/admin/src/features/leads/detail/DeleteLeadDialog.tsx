import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow, LeadScreensConfig } from '../kinds/lead-kind-config.ts';

/** The confirmation text before a submission is deleted from a list or from quarantine. */
export const DELETE_SUBMISSION = {
  title: 'Confirm Deletion',
  question: 'Are you sure you want to delete this submission? This action cannot be undone.',
  confirmLabel: 'Delete Submission',
  pendingLabel: 'Deleting...',
};

interface DeleteLeadDialogProps<Lead extends LeadRow> {
  kind: Pick<LeadScreensConfig<Lead, never, never>, 'remove' | 'deletionFacts' | 'deletedText'> & {
    queries: { lists: QueryKey; detail: (id: string) => { queryKey: QueryKey } };
  };
  dialog: Dialog<Lead>;
  onDeleted?: () => void;
}

/** Confirms permanently deleting a lead. */
export function DeleteLeadDialog<Lead extends LeadRow>({
  kind,
  dialog,
  onDeleted,
}: DeleteLeadDialogProps<Lead>) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      {...DELETE_SUBMISSION}
      dialog={dialog}
      facts={kind.deletionFacts}
      act={({ id }) => kind.remove(id)}
      done={(lead: Lead) => ({ title: 'Submission Deleted', description: kind.deletedText(lead) })}
      failed={{ title: 'Delete Failed', description: 'Failed to delete submission. Please try again.' }}
      changes={[kind.queries.lists, inboxQueries.all]}
      onDone={({ id }) => {
        onDeleted?.();
        client.removeQueries({ queryKey: kind.queries.detail(id).queryKey });
      }}
    />
  );
}
