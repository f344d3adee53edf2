import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QuestionInput, type StoredQuestion } from '@upcurve/contracts/questions';
import { useToast } from '@upcurve/ui/use-toast';
import { draftOf, toInput } from './question-draft.ts';
import { questionsQuery } from './question-queries.ts';
import { saveQuestion } from './save-question.ts';

/** Active or Inactive, switched where it is read. Somebody else's change meanwhile is never overwritten. */
export function QuestionStatusSwitch({ question }: { question: StoredQuestion }) {
  const { toast } = useToast();
  const client = useQueryClient();
  const fail = (description: string) =>
    toast({ variant: 'destructive', title: 'Update Failed', description });

  const update = useMutation({
    mutationFn: (isActive: boolean) => saveQuestion(question, toInput({ ...draftOf(question), isActive })),
    onSuccess: () =>
      toast({ title: 'Question Updated', description: 'The question has been updated successfully.' }),
    onError: () => fail('Failed to update question. Please try again.'),
    onSettled: () => client.invalidateQueries(questionsQuery),
  });

  function change(isActive: boolean) {
    if (update.isPending) return;
    const fit = QuestionInput.safeParse(toInput({ ...draftOf(question), isActive }));
    if (fit.success) update.mutate(isActive);
    else fail(fit.error.issues[0]?.message ?? 'Invalid input');
  }

  const isActive = update.isPending ? update.variables : question.isActive;
  const word = isActive ? 'Active' : 'Inactive';
  return (
    <Switch
      color="sage"
      size="sm"
      withThumbIndicator={false}
      label={word}
      aria-label={`${word}: ${question.text}`}
      aria-busy={update.isPending}
      checked={isActive}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
