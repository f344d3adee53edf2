import { Modal, type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFooter } from '../forms/DialogFooter.tsx';
import { SaveAlerts } from '../forms/SaveAlerts.tsx';
import type { SavingForm } from '../forms/use-save-form.ts';
import { useUnsavedGuard } from '../forms/use-unsaved-guard.ts';
import { useIsPhone } from '../screen/layout-size.ts';
import type { Dialog } from './use-dialog.ts';

/** The dialog state from `useDialog`. */
export interface OpenedDialog {
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

export const openedDialog = ({
  isOpen,
  close,
  forget,
}: Pick<Dialog<never>, 'isOpen' | 'close' | 'forget'>): OpenedDialog => ({
  opened: isOpen,
  onClose: close,
  onExited: forget,
});

interface FormDialogProps extends OpenedDialog, Pick<ModalProps, 'size'> {
  form: SavingForm;
  title: string;
  saveLabel: string;
  /** The label while saving. Default 'Saving...'. */
  savingLabel?: string;
  /** Whether there is anything to save. Default true. */
  isReady?: boolean;
  /** Whether another dialog is open on top of this one and handles Escape. */
  isBelow?: boolean;
  /** More buttons beside Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows a form of `useSaveForm` in a dialog that guards unsaved changes. Full screen on phones. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, opened, onClose, onExited, isBelow, size, isReady = true } = props;
  const isPhone = useIsPhone();
  const guard = useUnsavedGuard(opened && form.isDirty(), onClose);
  return (
    <Modal
      opened={opened}
      onClose={() => !form.isSaving && guard.close()}
      onExitTransitionEnd={onExited}
      title={title}
      size={size}
      fullScreen={isPhone}
      closeOnEscape={!isBelow}
    >
      <form
        {...form.props}
        // Mod+Enter submits even if the button is disabled.
        onSubmit={(event) => (isReady ? form.props.onSubmit(event) : event.preventDefault())}
        aria-label={title}
      >
        <Stack gap="md">
          <SaveAlerts form={form} />
          {props.children}
        </Stack>
        <DialogFooter
          guard={guard}
          saveLabel={props.saveLabel}
          savingLabel={props.savingLabel}
          isSaving={form.isSaving}
          isReady={isReady}
        >
          {props.actions}
        </DialogFooter>
      </form>
    </Modal>
  );
}
