import type { Question, StoredQuestion } from '@upcurve/contracts/questions';
import { DeleteDialog } from './DeleteDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { StoreFirstDialog } from './StoreFirstDialog.tsx';
import type { QuestionDialogsState } from './use-question-dialogs.ts';
import type { useStoreBuiltIn } from './use-store-built-in.ts';

interface QuestionDialogsProps {
  dialogs: QuestionDialogsState;
  storeBuiltIn: ReturnType<typeof useStoreBuiltIn>;
}

/** Whichever dialog of the screen is open. */
export function QuestionDialogs({ dialogs, storeBuiltIn }: QuestionDialogsProps) {
  const { shown, isOpen, close } = dialogs;
  if (!shown) return null;
  const { id, dialog } = shown;

  switch (dialog.kind) {
    case 'add':
      return <QuestionDialog key={id} start={dialog.draft} opened={isOpen} onClose={close} />;
    case 'edit':
      return <QuestionDialog key={id} question={dialog.question} opened={isOpen} onClose={close} />;
    case 'delete':
      return (
        <DeleteDialog
          key={id}
          question={dialog.question}
          opened={isOpen}
          onClose={close}
          onDeleted={dialogs.closeToHeading}
        />
      );
    case 'store-first':
      return (
        <StoreFirstDialog
          key={id}
          question={dialog.question}
          opened={isOpen}
          isStoring={storeBuiltIn.isPending}
          onClose={close}
          onStore={() =>
            storeBuiltIn.mutate(undefined, {
              onSuccess: (stored) => {
                const twin = twinOf(dialog.question, stored);
                if (twin) dialogs.act(dialog.action, twin, stored.length);
                else dialogs.closeToHeading();
              },
            })
          }
        />
      );
  }
}

/** The stored question that a built-in one has become; its id may be another. */
function twinOf(question: Question, stored: StoredQuestion[]): StoredQuestion | undefined {
  return stored.find(({ text, order }) => text === question.text && order === question.order);
}
