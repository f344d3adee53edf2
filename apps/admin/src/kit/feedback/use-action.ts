import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { errorMessage } from '../../error-message.ts';

type Failure = ToastInput & { fallback?: string };

export interface Action<Subject, Result> {
  act: (subject: Subject) => Promise<Result>;
  /** The toast; undefined shows none. */
  done: (subject: Subject, result: Result) => ToastInput | undefined;
  /** Without a description it shows the server's reason, or `fallback` if there is none. */
  failed: Failure | ((error: Error) => Failure);
  /** Queries to fetch again, also after a failure, because a colleague may have been first. */
  changes: readonly QueryKey[];
  onDone?: (subject: Subject, result: Result) => void;
}

/** The toast after a failure. */
export function failureToast(error: Error, failed: Action<never, never>['failed']): ToastInput {
  const { fallback = 'Please try again.', ...words } = typeof failed === 'function' ? failed(error) : failed;
  return { variant: 'destructive', description: errorMessage(error, fallback), ...words };
}

/** Runs an action on a subject, shows the outcome in a toast, and fetches the changed queries again. */
export function useAction<Subject = void, Result = unknown>(action: Action<Subject, Result>) {
  const { act, done, failed, changes, onDone } = action;
  const { toast } = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result, subject) => {
      const said = done(subject, result);
      if (said) toast(said);
      onDone?.(subject, result);
    },
    onError: (error) => toast(failureToast(error, failed)),
    onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
