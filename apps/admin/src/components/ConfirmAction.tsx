import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import type { ComponentProps } from 'react';
import { errorMessage } from '../error-message.ts';
import type { Dialog } from './use-dialog.ts';

type Words = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'question' | 'confirmLabel' | 'pendingLabel' | 'children'
>;

interface ConfirmActionProps<Subject, Result> extends Words {
  dialog: Dialog<Subject>;
  /** Names the thing, so that nobody does it to the wrong one. */
  facts?: (subject: Subject) => ComponentProps<typeof Facts>['facts'];
  /** Does it. That the thing is gone already (404) is a success. */
  act: (subject: Subject) => Promise<Result>;
  /** How it is said; the result is undefined where the thing was gone. */
  done: (subject: Subject, result: Result | undefined) => ToastInput;
  /** Says the server's reason unless it has a description of its own. */
  failed: ToastInput;
  /** What changes with it, also where it failed: somebody else may have been faster. */
  changes: readonly QueryKey[];
  onDone?: (subject: Subject) => void;
  /** What the focus came from is still there afterwards. */
  isKept?: boolean;
}

const isGone = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

/** Asks before something that cannot be undone, does it, and says how that went. */
export function ConfirmAction<Subject, Result>(props: ConfirmActionProps<Subject, Result>) {
  const { dialog, facts, act, done, failed, changes, onDone, isKept, children, ...words } = props;
  const { subject } = dialog;
  const { toast } = useToast();
  const client = useQueryClient();
  const action = useMutation({
    mutationFn: (about: Subject) =>
      act(about).catch((error: unknown) => {
        if (!isGone(error)) throw error;
        return undefined;
      }),
    onSuccess: (result, about) => {
      if (isKept) dialog.close();
      else dialog.finish();
      toast(done(about, result));
      onDone?.(about);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        description: errorMessage(error, 'Please try again.'),
        ...failed,
      }),
    onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

  if (subject === null) return null;
  return (
    <ConfirmDialog
      {...words}
      opened={dialog.isOpen}
      isPending={action.isPending}
      returnFocus={false}
      onConfirm={() => action.mutate(subject)}
      onClose={dialog.close}
    >
      {facts && <Facts facts={facts(subject)} />}
      {children}
    </ConfirmDialog>
  );
}
