import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import type { ComponentProps } from 'react';
import type { Dialog } from './use-dialog.ts';

type Words = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'question' | 'confirmLabel' | 'pendingLabel'
>;

interface ConfirmActionProps<Subject> extends Words {
  dialog: Dialog<Subject>;
  /** Names the thing, so that nobody does it to the wrong one. */
  facts: (subject: Subject) => ComponentProps<typeof Facts>['facts'];
  /** Does it. That the thing is gone already (404) is a success. */
  act: (subject: Subject) => Promise<unknown>;
  done: (subject: Subject) => ToastInput;
  failed: (error: Error) => ToastInput;
  /** What changes with it, also where it failed: somebody else may have been faster. */
  changes: readonly QueryKey[];
  onDone?: (subject: Subject) => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

/** Asks before something that cannot be undone, does it, and says how that went. */
export function ConfirmAction<Subject>(props: ConfirmActionProps<Subject>) {
  const { dialog, facts, act, done, failed, changes, onDone, ...words } = props;
  const { subject } = dialog;
  const { toast } = useToast();
  const client = useQueryClient();
  const action = useMutation({
    mutationFn: (about: Subject) =>
      act(about).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, about) => {
      dialog.finish();
      toast(done(about));
      onDone?.(about);
    },
    onError: (error) => toast({ variant: 'destructive', ...failed(error) }),
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
      <Facts facts={facts(subject)} />
    </ConfirmDialog>
  );
}
