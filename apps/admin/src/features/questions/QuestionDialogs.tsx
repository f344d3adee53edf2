import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import type { useStoreBuiltIn } from './BuiltInNotice.tsx';
import { QuestionDialog } from './form/QuestionDialog.tsx';
import { draftOf, newDraft, type QuestionDraft } from './form/question-draft.ts';
import type { QuestionAction } from './list/RowActions.tsx';
import { hasStatus, questionsQuery, storedQuestionOf } from './question-queries.ts';

interface QuestionDialogsProps {
  dialogs: ReturnType<typeof useQuestionDialogs>;
  /** All questions in order. */
  questions: readonly Question[];
  storeBuiltIn: ReturnType<typeof useStoreBuiltIn>;
}

export function QuestionDialogs({ dialogs, questions, storeBuiltIn }: QuestionDialogsProps) {
  const { editing, removal, storing, act } = dialogs;
  const waiting = storing.subject;

  const store = () =>
    storeBuiltIn.mutate(undefined, {
      onSuccess: (stored) => {
        const question = waiting && storedCopyOf(waiting.question, stored);
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
          questions={questions}
          {...openedDialog(editing)}
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
        failed={(error) => ({
          title: 'Delete Failed',
          // A 409 explains the reason, such as another question that depends on this one.
          description: hasStatus(error, 409) ? error.message : 'Failed to delete question. Please try again.',
        })}
        changes={[questionsQuery.queryKey]}
      />
    </>
  );
}

/** Returns the stored copy of a built-in question. Its id may differ. */
function storedCopyOf(question: Question, stored: StoredQuestion[]): StoredQuestion | undefined {
  return stored.find(({ text, order }) => text === question.text && order === question.order);
}

interface StoreFirstDialogProps {
  question: Question;
  opened: boolean;
  isStoring: boolean;
  onStore: () => void;
  onClose: () => void;
}

/** Offers to store the built-in questions before one is changed, then continues with the change. */
function StoreFirstDialog({ question, opened, isStoring, onStore, onClose }: StoreFirstDialogProps) {
  const close = () => {
    if (!isStoring) onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title="Store the questions first">
      <Stack gap="md">
        <Text size="sm">
          ‘{question.text}’ is a built-in question and cannot be changed until it is stored. Store all 17
          questions now? The quiz stays the same.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isStoring}>
            Cancel
          </Button>
          <Button onClick={onStore} disabled={isStoring} data-autofocus>
            {isStoring ? 'Storing...' : 'Store these questions'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface WaitingAction {
  action: QuestionAction;
  question: Question;
}

/** Manages the dialogs of the screen: edit or add, delete, and storing the built-in questions first. */
export function useQuestionDialogs() {
  const editing = useDialog<{ question: StoredQuestion } | { start: QuestionDraft }>();
  const removal = useDialog<StoredQuestion>();
  const storing = useDialog<WaitingAction>();
  return {
    editing,
    removal,
    storing,
    add: (order: number) => editing.open({ start: newDraft(order) }),
    /** `count` is the number of questions. Duplicates are added at the end. */
    act({ action, question }: WaitingAction, count: number) {
      const stored = storedQuestionOf(question);
      if (!stored) return storing.open({ action, question });
      if (action === 'delete') return removal.open(stored);
      if (action === 'edit') return editing.open({ question: stored });
      const start = { ...draftOf(stored), text: `${stored.text} (copy)`, order: count + 1 };
      return editing.open({ start });
    },
  };
}
