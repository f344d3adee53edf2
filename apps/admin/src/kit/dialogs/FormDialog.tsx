import { Button, Group, Modal, type ModalProps, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { takeFocus, useRestoredFocus } from '../focus/keep-focus.ts';
import { SaveAlerts } from '../forms/SaveAlerts.tsx';
import type { SavingForm } from '../forms/use-save-form.ts';
import { type UnsavedGuard, useUnsavedGuard } from '../forms/use-unsaved-guard.ts';
import { useIsPhone } from '../screen/layout-size.ts';
import classes from './FormDialog.module.css';
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
  /** If omitted, there is no button to save. */
  saveLabel: string | undefined;
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

interface DialogFooterProps {
  guard: UnsavedGuard;
  saveLabel: string | undefined;
  savingLabel?: string | undefined;
  isSaving: boolean;
  /** Whether saving is possible. Default true. */
  isReady?: boolean;
  /** Additional actions beside the buttons. */
  children?: ReactNode;
}

/** Shows the sticky footer of a dialog: cancel and save, or the question whether to discard unsaved changes. */
function DialogFooter(props: DialogFooterProps) {
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
      {saveLabel && (
        <Button type="submit" disabled={isSaving || !isReady}>
          {isSaving ? savingLabel : saveLabel}
        </Button>
      )}
    </div>
  );
}
