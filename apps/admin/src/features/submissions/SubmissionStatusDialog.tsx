import { useMutation } from '@tanstack/react-query';
import { SUBMISSION_STATUSES, type Submission, type SubmissionStatus } from '@upcurve/contracts/submissions';
import { StatusDialog } from '../../components/StatusDialog.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import type { StatusChange } from './use-status-change.tsx';

interface SubmissionStatusDialogProps {
  dialog: Dialog<Submission>;
  onChange: StatusChange['change'];
}

/** Picks one of the four statuses of a submission. */
export function SubmissionStatusDialog({ dialog, onChange }: SubmissionStatusDialogProps) {
  const update = useMutation({
    mutationFn: (picked: { lead: Submission; status: SubmissionStatus }) =>
      onChange(picked.lead, picked.status),
    onSuccess: (isDone) => isDone && dialog.close(),
  });
  return (
    <StatusDialog
      dialog={dialog}
      statuses={SUBMISSION_STATUSES}
      isPending={update.isPending}
      onPick={update.mutate}
    />
  );
}
