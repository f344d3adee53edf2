import { SUBMISSION_STATUSES, type Submission } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import { StatusDialog } from '../../components/StatusDialog.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { submissionQueries } from './submission-queries.ts';

/** Picks one of the four statuses of a submission. */
export function SubmissionStatusDialog({ dialog }: { dialog: Dialog<Submission> }) {
  return (
    <StatusDialog
      dialog={dialog}
      statuses={SUBMISSION_STATUSES}
      act={(id, status) => api.submissions.setSubmissionStatus({ params: { id }, body: { status } })}
      changes={[submissionQueries.all]}
    />
  );
}
