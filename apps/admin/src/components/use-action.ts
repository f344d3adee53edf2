import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { errorMessage } from '../error-message.ts';

export interface Action<Subject, Result> {
  act: (subject: Subject) => Promise<Result>;
  /** How it is said. */
  done: (subject: Subject, result: Result) => ToastInput;
  /** Says the server's reason unless it has a description of its own; `fallback` where the server gives none. */
  failed: ToastInput & { fallback?: string };
  /** What changes with it, also where it failed: somebody else may have been faster. */
  changes: readonly QueryKey[];
  onDone?: (subject: Subject, result: Result) => void;
}

/** Does something to a subject, says in a toast how that went, and fetches anew what it changes. */
export function useAction<Subject = void, Result = unknown>(action: Action<Subject, Result>) {
  const { act, done, failed, changes, onDone } = action;
  const { toast } = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result, subject) => {
      toast(done(subject, result));
      onDone?.(subject, result);
    },
    onError(error) {
      const { fallback = 'Please try again.', ...words } = failed;
      toast({ variant: 'destructive', description: errorMessage(error, fallback), ...words });
    },
    onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
