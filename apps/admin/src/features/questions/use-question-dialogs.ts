import type { Question, StoredQuestion } from '@upcurve/contracts/questions';
import { type RefObject, useRef, useState } from 'react';
import { draftOf, newDraft, type QuestionDraft } from './question-draft.ts';
import { asStored } from './question-queries.ts';
import type { QuestionAction } from './RowActions.tsx';

export type Dialog =
  | { kind: 'add'; draft: QuestionDraft }
  | { kind: 'edit'; question: StoredQuestion }
  | { kind: 'delete'; question: StoredQuestion }
  | { kind: 'store-first'; question: Question; action: QuestionAction };

/** Which dialog of the screen is open. The focus returns to where it came from, or to the heading if that is gone. */
export function useQuestionDialogs(heading: RefObject<HTMLElement | null>) {
  // `id` makes every opening a new form.
  const [shown, setShown] = useState<{ id: number; dialog: Dialog } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  function open(dialog: Dialog) {
    if (!isOpen) opener.current = document.activeElement;
    setShown((before) => ({ id: (before?.id ?? 0) + 1, dialog }));
    setOpen(true);
  }

  function act(action: QuestionAction, question: Question, count: number) {
    const stored = asStored(question);
    if (!stored) return open({ kind: 'store-first', question, action });
    if (action !== 'duplicate') return open({ kind: action, question: stored });
    return open({
      kind: 'add',
      draft: { ...draftOf(stored), text: `${stored.text} (copy)`, order: count + 1 },
    });
  }

  return {
    shown,
    isOpen,
    act,
    add: (order: number) => open({ kind: 'add', draft: newDraft(order) }),
    close() {
      setOpen(false);
      const target = opener.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
      else heading.current?.focus();
    },
    /** For when what had the focus goes with what was done. */
    closeToHeading() {
      setOpen(false);
      heading.current?.focus();
    },
  };
}

export type QuestionDialogsState = ReturnType<typeof useQuestionDialogs>;
