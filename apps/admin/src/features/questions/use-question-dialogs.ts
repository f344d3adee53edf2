import type { Question, StoredQuestion } from '@upcurve/contracts/questions';
import type { RefObject } from 'react';
import { useDialog } from '../../components/use-dialog.ts';
import { draftOf, newDraft, type QuestionDraft } from './question-draft.ts';
import { asStored } from './question-queries.ts';
import type { QuestionAction } from './RowActions.tsx';

interface WaitingAction {
  action: QuestionAction;
  question: Question;
  from: HTMLElement | null;
}

/** The dialogs of the screen: one edits or adds, one deletes, one tells what was changed, one stores the built-in questions before either. */
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
    /** `count` is how many questions there are: a duplicate comes after them. */
    act({ action, question, from }: WaitingAction, count: number) {
      const stored = asStored(question);
      if (!stored) return storing.open({ action, question, from }, from);
      if (action === 'history') return history.open({ question: stored }, from);
      if (action === 'delete') return removal.open(stored, from);
      if (action === 'edit') return editing.open({ question: stored }, from);
      const start = { ...draftOf(stored), text: `${stored.text} (copy)`, order: count + 1 };
      return editing.open({ start }, from);
    },
  };
}
