import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { takeFocus, useRestoredFocus } from '../focus/keep-focus.ts';
import classes from './DialogFooter.module.css';
import type { UnsavedGuard } from './use-unsaved-guard.ts';

interface DialogFooterProps {
  guard: UnsavedGuard;
  saveLabel: string;
  savingLabel?: string | undefined;
  isSaving: boolean;
  /** Whether saving is possible. Default true. */
  isReady?: boolean;
  /** Additional actions beside the buttons. */
  children?: ReactNode;
}

/** Shows the sticky footer of a dialog: cancel and save, or the question whether to discard unsaved changes. */
export function DialogFooter(props: DialogFooterProps) {
  const { guard, saveLabel, savingLabel = 'Saving...', isSaving, isReady = true, children } = props;
  useRestoredFocus(isSaving);
  if (guard.isAsking) {
    return (
      <div className={classes.footer}>
        <Text size="sm" fw={600} role="alert" className={classes.ask}>
          You have unsaved changes. Discard them?
        </Text>
        <Group gap="sm" justify="flex-end">
          <Button variant="default" ref={takeFocus} onClick={guard.keep}>
            Keep editing
          </Button>
          <Button color="red" onClick={guard.discard}>
            Discard changes
          </Button>
        </Group>
      </div>
    );
  }
  return (
    <div className={classes.footer}>
      {children}
      <Button variant="default" onClick={guard.close} disabled={isSaving}>
        Cancel
      </Button>
      <Button type="submit" disabled={isSaving || !isReady}>
        {isSaving ? savingLabel : saveLabel}
      </Button>
    </div>
  );
}
