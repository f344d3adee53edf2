import { QuestionInput, type StoredQuestion } from '@upcurve/contracts/questions';
import { useToast } from '@upcurve/ui/use-toast';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { useAction } from '../../components/use-action.ts';
import { draftOf, toInput } from './question-draft.ts';
import { questionsQuery } from './question-queries.ts';
import { hasStatus, saveQuestion } from './save-question.ts';

const FAILED = { title: 'Update Failed' };

/** Active or Inactive, switched where it is read. Somebody else's change meanwhile is never overwritten. */
export function QuestionStatusSwitch({ question }: { question: StoredQuestion }) {
  const { toast } = useToast();
  const input = (isActive: boolean) => ({
    ...toInput({ ...draftOf(question), isActive }),
    // It may have moved meanwhile.
    order: undefined,
  });
  const update = useAction({
    act: (isActive: boolean) => saveQuestion(question, input(isActive)),
    done: () => ({ title: 'Question Updated', description: 'The question has been updated successfully.' }),
    failed: (error) => ({
      ...FAILED,
      // Such as that another question depends on it.
      description:
        hasStatus(error, 409) || hasStatus(error, 400)
          ? error.message
          : 'Failed to update question. Please try again.',
    }),
    changes: [questionsQuery.queryKey],
  });

  function change(isActive: boolean) {
    const { error } = QuestionInput.safeParse(input(isActive));
    if (!error) return update.mutate(isActive);
    toast({ variant: 'destructive', ...FAILED, description: error.issues[0]?.message ?? 'Invalid input' });
  }

  return (
    <ActiveSwitch
      name={question.text}
      isActive={question.isActive}
      pending={update.isPending ? update.variables : undefined}
      onSwitch={change}
    />
  );
}
