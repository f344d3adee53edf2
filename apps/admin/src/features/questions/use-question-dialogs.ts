import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { draftOf, newDraft, type QuestionDraft } from './form/question-draft.ts';
import type { QuestionAction } from './list/RowActions.tsx';
import { storedQuestionOf } from './question-queries.ts';

interface WaitingAction {
  action: QuestionAction;
  question: Question;
}

/** Manages the dialogs of the screen: edit or add, delete, history, and storing the built-in questions first. */
export function useQuestionDialogs() {
  const editing = useDialog<{ question: StoredQuestion } | { start: QuestionDraft }>();
  const removal = useDialog<StoredQuestion>();
  const history = useDialog<{ question?: Question }>();
  const storing = useDialog<WaitingAction>();
  return {
    editing,
    removal,
    storing,
    history,
    add: (order: number) => editing.open({ start: newDraft(order) }),
    /** `count` is the number of questions. Duplicates are added at the end. */
    act({ action, question }: WaitingAction, count: number) {
      const stored = storedQuestionOf(question);
      if (!stored) return storing.open({ action, question });
      if (action === 'history') return history.open({ question: stored });
      if (action === 'delete') return removal.open(stored);
      if (action === 'edit') return editing.open({ question: stored });
      const start = { ...draftOf(stored), text: `${stored.text} (copy)`, order: count + 1 };
      return editing.open({ start });
    },
  };
}
