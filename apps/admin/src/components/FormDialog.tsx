import { Alert, Modal, type ModalProps, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEventHandler, ReactNode } from 'react';
import { submitOnModEnter } from '../form-keys.ts';
import { DialogFooter } from './DialogFooter.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** How `useDialog` opens it, and forgets it. */
export interface OpenedDialog {
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

interface FormDialogProps extends OpenedDialog, Pick<ModalProps, 'size'> {
  title: string;
  saveLabel: string;
  /** Something would be lost. */
  isDirty: boolean;
  isSaving: boolean;
  /** Whether there is what could be saved. Default yes. */
  isReady?: boolean;
  /** Why it was not saved, where that is nothing about a field. */
  problem?: string | null;
  /** Another dialog stands above it, and Escape is that one's. */
  isBelow?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form in a dialog that guards what is unsaved; Mod+Enter sends it. On a phone it has the whole screen. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened, onClose, onExited, isDirty, isSaving, problem, isBelow, size, isReady } = props;
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const guard = useUnsavedGuard(opened && isDirty, onClose);
  return (
    <Modal
      opened={opened}
      onClose={() => !isSaving && guard.close()}
      onExitTransitionEnd={onExited}
      title={title}
      size={size}
      fullScreen={isNarrow}
      returnFocus={false}
      closeOnEscape={!isBelow}
    >
      <form onSubmit={props.onSubmit} onKeyDown={submitOnModEnter} noValidate aria-label={title}>
        <Stack gap="md">
          {problem && (
            <Alert color="red" role="alert" title="Not saved">
              {problem} What you entered is still here.
            </Alert>
          )}
          {props.children}
        </Stack>
        <DialogFooter guard={guard} saveLabel={props.saveLabel} isSaving={isSaving} isReady={isReady} />
      </form>
    </Modal>
  );
}
