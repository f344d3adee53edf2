import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../use-kept-focus.ts';

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled'> {
  isPending: boolean;
  /** Stands in place of the label while it is sent. */
  pendingLabel: string;
  children: ReactNode;
}

/** Sends the form it stands in; says so, and cannot be pressed again, while that lasts. Keeps the focus. */
export function SubmitButton({ isPending, pendingLabel, disabled, children }: SubmitButtonProps) {
  useKeptFocus(isPending);
  return (
    <Button type="submit" disabled={isPending || disabled}>
      {isPending ? pendingLabel : children}
    </Button>
  );
}
