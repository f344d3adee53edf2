import { useQueryClient } from '@tanstack/react-query';
import type { Submission } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { DELETE_SUBMISSION } from '../../components/delete-submission-words.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { businessOf } from './person.ts';
import { submissionQueries } from './submission-queries.ts';

interface DeleteDialogProps {
  dialog: Dialog<Submission>;
  onDeleted?: () => void;
}

/** Asks before a submission is deleted for good. */
export function DeleteDialog({ dialog, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      {...DELETE_SUBMISSION}
      dialog={dialog}
      facts={(submission) => [
        ['Name', nameOf(submission)],
        ['Email', submission.email],
        ['Business', businessOf(submission)],
        ['Submitted', formatDateTime(submission.completedAt)],
      ]}
      act={({ id }) => api.submissions.deleteSubmission({ params: { id } })}
      done={() => ({
        title: 'Submission Deleted',
        description: 'The eligibility submission has been permanently deleted.',
      })}
      failed={{
        title: 'Delete Failed',
        description: 'Failed to delete submission. Please try again.',
      }}
      changes={[submissionQueries.lists]}
      onDone={({ id }) => {
        onDeleted?.();
        client.removeQueries({ queryKey: submissionQueries.detail(id).queryKey });
      }}
    />
  );
}
