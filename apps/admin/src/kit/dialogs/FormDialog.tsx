import { Modal, type ModalProps, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { DialogFooter } from '../forms/DialogFooter.tsx';
import { NotSavedAlert, submitOnModEnter } from '../forms/SubmitButton.tsx';
import { useUnsavedGuard } from '../forms/use-unsaved-guard.ts';
import { useIsPhone } from '../screen/layout-size.ts';

/** The dialog state from `useDialog`. */
export interface OpenedDialog {
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

interface FormDialogProps extends OpenedDialog, Pick<ModalProps, 'size'> {
  title: string;
  saveLabel: string;
  /** The label while saving. Default 'Saving...'. */
  savingLabel?: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether there is anything to save. Default true. */
  isReady?: boolean;
  /** Why saving failed, for errors that do not belong to a field. */
  problem?: string | null;
  /** Whether another dialog is open on top of this one and handles Escape. */
  isBelow?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Shows a form in a dialog that guards unsaved changes. Mod+Enter submits it. Full screen on phones. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened, onClose, onExited, isDirty, isSaving, problem, isBelow, size, isReady } = props;
  const isPhone = useIsPhone();
  const guard = useUnsavedGuard(opened && isDirty, onClose);
  return (
    <Modal
      opened={opened}
      onClose={() => !isSaving && guard.close()}
      onExitTransitionEnd={onExited}
      title={title}
      size={size}
      fullScreen={isPhone}
      closeOnEscape={!isBelow}
    >
      <form onSubmit={props.onSubmit} onKeyDown={submitOnModEnter} noValidate aria-label={title}>
        <Stack gap="md">
          <NotSavedAlert problem={problem} />
          {props.children}
        </Stack>
        <DialogFooter
          guard={guard}
          saveLabel={props.saveLabel}
          savingLabel={props.savingLabel}
          isSaving={isSaving}
          isReady={isReady}
        />
      </form>
    </Modal>
  );
}
