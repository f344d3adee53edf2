import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import type { RefObject } from 'react';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { draftOf, newDraft, type QuestionDraft } from './form/question-draft.ts';
import type { QuestionAction } from './list/RowActions.tsx';
import { storedQuestionOf } from './question-queries.ts';

interface WaitingAction {
  action: QuestionAction;
  question: Question;
  from: HTMLElement | null;
}

/** Manages the dialogs of the screen: edit or add, delete, history, and storing the built-in questions first. */
export function useQuestionDialogs(home: RefObject<HTMLElement | null>) {
  const editing = useDialog<{ question: StoredQuestion } | { start: QuestionDraft }>(home);
  const removal = useDialog<StoredQuestion>(home);
  const history = useDialog<{ question?: Question }>(home);
  const storing = useDialog<WaitingAction>(home);
  return {
    editing,
    removal,
    storing,
    history,
    add: (order: number, from: HTMLElement) => editing.open({ start: newDraft(order) }, from),
    /** `count` is the number of questions. Duplicates are added at the end. */
    act({ action, question, from }: WaitingAction, count: number) {
      const stored = storedQuestionOf(question);
      if (!stored) return storing.open({ action, question, from }, from);
      if (action === 'history') return history.open({ question: stored }, from);
      if (action === 'delete') return removal.open(stored, from);
      if (action === 'edit') return editing.open({ question: stored }, from);
      const start = { ...draftOf(stored), text: `${stored.text} (copy)`, order: count + 1 };
      return editing.open({ start }, from);
    },
  };
}
