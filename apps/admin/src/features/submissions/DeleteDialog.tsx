import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Submission } from '@upcurve/contracts/submission';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { formatDateTime } from '../../format-date.ts';
import { businessOf, nameOf } from './person.ts';
import { submissionQueries } from './submission-queries.ts';

interface DeleteDialogProps {
  submission: Submission;
  opened: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

/** Asks before a submission is deleted for good. That somebody else already did is a success. */
export function DeleteDialog({ submission, opened, onClose, onDeleted }: DeleteDialogProps) {
  const { toast } = useToast();
  const client = useQueryClient();

  const remove = useMutation({
    mutationFn: async () => {
      try {
        await api.eligibility.deleteSubmission({ params: { id: submission.id } });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: () => {
      toast({
        title: 'Submission Deleted',
        description: 'The eligibility submission has been permanently deleted.',
      });
      onClose();
      onDeleted?.();
      client.removeQueries({ queryKey: submissionQueries.detail(submission.id).queryKey });
      return client.invalidateQueries({ queryKey: submissionQueries.all });
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Delete Failed',
        description: 'Failed to delete submission. Please try again.',
      }),
  });

  return (
    <ConfirmDialog
      opened={opened}
      title="Confirm Deletion"
      question="Are you sure you want to delete this submission? This action cannot be undone."
      confirmLabel="Delete Submission"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      returnFocus={false}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <Facts
        facts={[
          ['Name', nameOf(submission)],
          ['Email', submission.email],
          ['Business', businessOf(submission)],
          ['Submitted', formatDateTime(submission.completedAt)],
        ]}
      />
    </ConfirmDialog>
  );
}
