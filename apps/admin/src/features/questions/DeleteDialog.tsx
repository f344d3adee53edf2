import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredQuestion } from '@upcurve/contracts/questions';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { questionsQuery } from './question-queries.ts';
import { hasStatus } from './save-question.ts';

interface DeleteDialogProps {
  question: StoredQuestion;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a question is deleted for good. That somebody else already did is a success. */
export function DeleteDialog({ question, opened, onClose, onDeleted }: DeleteDialogProps) {
  const { toast } = useToast();
  const client = useQueryClient();

  const remove = useMutation({
    mutationFn: async () => {
      try {
        await api.questions.deleteQuestion({ params: { id: question.id } });
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
      }
    },
    onSuccess: () => {
      toast({ title: 'Question Deleted', description: 'The question has been deleted successfully.' });
      onDeleted();
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Delete Failed',
        description: 'Failed to delete question. Please try again.',
      }),
    onSettled: () => client.invalidateQueries(questionsQuery),
  });

  return (
    <ConfirmDialog
      opened={opened}
      title="Delete Question"
      question="Are you sure you want to delete this question? This action cannot be undone."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      returnFocus={false}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <Facts
        facts={[
          ['Question', question.text],
          ['Description', question.description],
        ]}
      />
    </ConfirmDialog>
  );
}
