import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { errorMessage } from '../../error-message.ts';

export type Failure = ToastInput & { fallback?: string };

export interface Action<Subject, Result> {
  act: (subject: Subject) => Promise<Result>;
  /** Returns the toast. If undefined, no toast is shown. */
  done: (subject: Subject, result: Result) => ToastInput | undefined;
  /** If it has no description, the toast shows the server's reason or `fallback`. */
  failed: Failure | ((error: Error) => Failure);
  /** Queries to refetch, also after a failure, because a colleague may have changed the data first. */
  changes: readonly QueryKey[];
  onDone?: (subject: Subject, result: Result) => void;
}

export function failureToast(error: Error, failed: Action<never, never>['failed']): ToastInput {
  const { fallback = 'Please try again.', ...words } = typeof failed === 'function' ? failed(error) : failed;
  return { variant: 'destructive', description: errorMessage(error, fallback), ...words };
}

/** Runs an action on a subject, shows the outcome in a toast, and refetches the affected queries. */
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
