import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../use-kept-focus.ts';
import classes from './DialogFooter.module.css';
import { takeFocus } from './take-focus.ts';
import type { UnsavedGuard } from './use-unsaved-guard.ts';

interface DialogFooterProps {
  guard: UnsavedGuard;
  saveLabel: string;
  isSaving: boolean;
  /** Default yes. */
  isReady?: boolean;
  /** What else can be done, beside it. */
  children?: ReactNode;
}

/** The foot of a dialog that stays in sight: cancel and save; in their place, where something would be lost, the question whether it may be. */
export function DialogFooter(props: DialogFooterProps) {
  const { guard, saveLabel, isSaving, isReady = true, children } = props;
  useKeptFocus(isSaving);
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
        {isSaving ? 'Saving...' : saveLabel}
      </Button>
    </div>
  );
}
