import type { Question, StoredQuestion } from '@upcurve/contracts/questions';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { questionsQuery } from './question-queries.ts';
import { StoreFirstDialog } from './StoreFirstDialog.tsx';
import type { useQuestionDialogs } from './use-question-dialogs.ts';
import type { useStoreBuiltIn } from './use-store-built-in.ts';

interface QuestionDialogsProps {
  dialogs: ReturnType<typeof useQuestionDialogs>;
  storeBuiltIn: ReturnType<typeof useStoreBuiltIn>;
}

/** Whichever dialog of the screen is open. */
export function QuestionDialogs({ dialogs, storeBuiltIn }: QuestionDialogsProps) {
  const { editing, removal, storing, act } = dialogs;
  const waiting = storing.subject;

  const store = () =>
    storeBuiltIn.mutate(undefined, {
      onSuccess: (stored) => {
        const question = waiting && twinOf(waiting.question, stored);
        storing.finish();
        if (question) act({ ...waiting, question }, stored.length);
      },
    });

  return (
    <>
      {editing.subject && (
        <QuestionDialog
          key={editing.opening}
          {...editing.subject}
          opened={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {waiting && (
        <StoreFirstDialog
          question={waiting.question}
          opened={storing.isOpen}
          isStoring={storeBuiltIn.isPending}
          onStore={store}
          onClose={storing.close}
        />
      )}
      <ConfirmAction
        dialog={removal}
        title="Delete Question"
        question="Are you sure you want to delete this question? This action cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        facts={({ text, description }) => [
          ['Question', text],
          ['Description', description],
        ]}
        act={({ id }) => api.questions.deleteQuestion({ params: { id } })}
        done={() => ({
          title: 'Question Deleted',
          description: 'The question has been deleted successfully.',
        })}
        failed={{
          title: 'Delete Failed',
          description: 'Failed to delete question. Please try again.',
        }}
        changes={[questionsQuery.queryKey]}
      />
    </>
  );
}

/** The stored question that a built-in one has become; its id may be another. */
function twinOf(question: Question, stored: StoredQuestion[]): StoredQuestion | undefined {
  return stored.find(({ text, order }) => text === question.text && order === question.order);
}
