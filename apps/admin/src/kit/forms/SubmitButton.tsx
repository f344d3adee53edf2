import { Alert, Button, type ButtonProps } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRestoredFocus } from '../focus/keep-focus.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled'> {
  isPending: boolean;
  /** Replaces the label while the form is being sent. */
  pendingLabel: string;
  children: ReactNode;
}

/** Submits its form. Cannot be pressed again until the response arrives, and keeps the focus. */
export function SubmitButton({ isPending, pendingLabel, disabled, children }: SubmitButtonProps) {
  useRestoredFocus(isPending);
  return (
    <Button type="submit" disabled={isPending || disabled}>
      {isPending ? pendingLabel : children}
    </Button>
  );
}

/** Submits the form on Mod+Enter in any of its fields. */
export function submitOnModEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}

/** Shows why a form was not saved, for errors that do not belong to a field. Adds a full stop if it is missing. */
export function NotSavedAlert({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" title="Not saved">
      {/[.!?…]$/.test(problem) ? problem : `${problem}.`} What you entered is still here.
    </Alert>
  );
}
