import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import type { ComponentProps } from 'react';
import { ignoreGone } from '../feedback/gone.tsx';
import { type Action, useAction } from '../feedback/use-action.ts';
import type { Dialog } from './use-dialog.ts';

type Words = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'question' | 'confirmLabel' | 'cancelLabel' | 'pendingLabel' | 'children'
>;

interface ConfirmActionProps<Subject, Result>
  extends Words,
    Omit<Action<Subject, Result>, 'done' | 'onDone'> {
  dialog: Dialog<Subject>;
  /** Facts in the question that identify the item. */
  facts?: (subject: Subject) => ComponentProps<typeof Facts>['facts'];
  /** Returns the toast. The result is undefined if the item was already gone (404), which counts as success. */
  done: Action<Subject, Result | undefined>['done'];
  onDone?: (subject: Subject) => void;
  /** Whether the element that opened the dialog still exists after the action. */
  isKept?: boolean;
}

/** Confirms an irreversible action, runs it, and shows the outcome in a toast. */
export function ConfirmAction<Subject, Result>(props: ConfirmActionProps<Subject, Result>) {
  const { dialog, facts, act, done, failed, changes, onDone, isKept, children, ...words } = props;
  const { subject } = dialog;
  const action = useAction({
    act: (about: Subject) => ignoreGone(act(about)),
    done,
    failed,
    changes,
    onDone(about) {
      if (isKept) dialog.close();
      else dialog.finish();
      onDone?.(about);
    },
  });

  if (subject === null) return null;
  return (
    <ConfirmDialog
      {...words}
      opened={dialog.isOpen}
      isPending={action.isPending}
      onConfirm={() => action.mutate(subject)}
      onClose={dialog.close}
    >
      {facts && <Facts facts={facts(subject)} />}
      {children}
    </ConfirmDialog>
  );
}
