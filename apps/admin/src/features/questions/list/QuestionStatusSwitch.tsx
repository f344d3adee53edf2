import { Badge } from '@mantine/core';
import { type Question, QuestionInput, type StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { useToast } from '@upcurve/ui/use-toast';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { ActiveSwitch } from '../../../kit/forms/ActiveSwitch.tsx';
import { draftOf, toInput } from '../form/question-draft.ts';
import { hasStatus, questionsQuery, saveQuestion, storedQuestionOf } from '../question-queries.ts';

const FAILED = { title: 'Update Failed' };

/** Turns a question on or off without overwriting other members' changes. */
function QuestionStatusSwitch({ question }: { question: StoredQuestion }) {
  const { toast } = useToast();
  const input = (isActive: boolean) => ({
    ...toInput({ ...draftOf(question), isActive }),
    // The question may have been moved in the meantime.
    order: undefined,
  });
  const update = useAction({
    act: (isActive: boolean) => saveQuestion(question, input(isActive)),
    done: () => ({ title: 'Question Updated', description: 'The question has been updated successfully.' }),
    failed: (error) => ({
      ...FAILED,
      // The message explains the reason, such as another question that depends on this one.
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

/** Shows Active or Inactive, with a switch if the question is stored. */
export function QuestionStatus({ question }: { question: Question }) {
  const stored = storedQuestionOf(question);
  if (stored) return <QuestionStatusSwitch question={stored} />;
  return <Badge color="sage">{question.isActive ? 'Active' : 'Inactive'}</Badge>;
}
