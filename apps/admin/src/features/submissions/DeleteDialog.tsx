import type { Submission } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import { DeleteLeadDialog } from '../../components/DeleteLeadDialog.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { formatDateTime } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { businessOf } from '../../person.ts';
import { submissionQueries } from './submission-queries.ts';

interface DeleteDialogProps {
  dialog: Dialog<Submission>;
  onDeleted?: () => void;
}

/** Asks before a submission is deleted for good. */
export function DeleteDialog({ dialog, onDeleted }: DeleteDialogProps) {
  return (
    <DeleteLeadDialog
      dialog={dialog}
      facts={(submission) => [
        ['Name', nameOf(submission)],
        ['Email', submission.email],
        ['Business', businessOf(submission)],
        ['Submitted', formatDateTime(submission.completedAt)],
      ]}
      act={({ id }) => api.submissions.deleteSubmission({ params: { id } })}
      said={() => 'The eligibility submission has been permanently deleted.'}
      queries={submissionQueries}
      onDeleted={onDeleted}
    />
  );
}
