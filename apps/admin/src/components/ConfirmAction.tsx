import type { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import type { ComponentProps } from 'react';
import { ConfirmOnDemand } from './ConfirmOnDemand.tsx';
import { orGone } from './or-gone.ts';
import { type Action, useAction } from './use-action.ts';
import type { Dialog } from './use-dialog.ts';

type Words = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'question' | 'confirmLabel' | 'cancelLabel' | 'pendingLabel' | 'children'
>;

interface ConfirmActionProps<Subject, Result>
  extends Words,
    Omit<Action<Subject, Result>, 'done' | 'onDone'> {
  dialog: Dialog<Subject>;
  /** Names the thing, so that nobody does it to the wrong one. */
  facts?: (subject: Subject) => ComponentProps<typeof Facts>['facts'];
  /** How it is said; the result is undefined where the thing was gone already (404), which is a success. */
  done: Action<Subject, Result | undefined>['done'];
  onDone?: (subject: Subject) => void;
  /** What the focus came from is still there afterwards. */
  isKept?: boolean;
}

/** Asks before something that cannot be undone, does it, and says how that went. */
export function ConfirmAction<Subject, Result>(props: ConfirmActionProps<Subject, Result>) {
  const { dialog, facts, act, done, failed, changes, onDone, isKept, children, ...words } = props;
  const { subject } = dialog;
  const action = useAction({
    act: (about: Subject) => orGone(act(about)),
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
    <ConfirmOnDemand
      {...words}
      opened={dialog.isOpen}
      isPending={action.isPending}
      returnFocus={false}
      onConfirm={() => action.mutate(subject)}
      onClose={dialog.close}
    >
      {facts && <Facts facts={facts(subject)} />}
      {children}
    </ConfirmOnDemand>
  );
}
