import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { errorMessage } from '../error-message.ts';

type Failure = ToastInput & { fallback?: string };

export interface Action<Subject, Result> {
  act: (subject: Subject) => Promise<Result>;
  /** How it is said; nothing where what follows says enough. */
  done: (subject: Subject, result: Result) => ToastInput | undefined;
  /** Says the server's reason unless it has a description of its own; `fallback` where the server gives none. */
  failed: Failure | ((error: Error) => Failure);
  /** What changes with it, also where it failed: somebody else may have been faster. */
  changes: readonly QueryKey[];
  onDone?: (subject: Subject, result: Result) => void;
}

/** How a failure is said. */
export function failureToast(error: Error, failed: Action<never, never>['failed']): ToastInput {
  const { fallback = 'Please try again.', ...words } = typeof failed === 'function' ? failed(error) : failed;
  return { variant: 'destructive', description: errorMessage(error, fallback), ...words };
}

/** Does something to a subject, says in a toast how that went, and fetches anew what it changes. */
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
