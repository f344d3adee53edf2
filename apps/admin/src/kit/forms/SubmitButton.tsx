import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../focus/keep-focus.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled'> {
  isPending: boolean;
  /** Replaces the label while the form is being sent. */
  pendingLabel: string;
  children: ReactNode;
}

/** Submits its form. It cannot be pressed again until the answer arrives, and it keeps the focus. */
export function SubmitButton({ isPending, pendingLabel, disabled, children }: SubmitButtonProps) {
  useKeptFocus(isPending);
  return (
    <Button type="submit" disabled={isPending || disabled}>
      {isPending ? pendingLabel : children}
    </Button>
  );
}
