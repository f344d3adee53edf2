import { Button, Group, Stack, type StackProps } from '@mantine/core';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import type { ReactNode } from 'react';
import { SaveAlerts } from './SaveAlerts.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { SavingForm } from './use-save-form.ts';
import { type UnsavedGuard, useUnsavedGuard } from './use-unsaved-guard.ts';

interface SaveFormProps extends Pick<StackProps, 'maw' | 'gap'> {
  form: SavingForm;
  /** The accessible name. */
  label?: string;
  saveLabel: string;
  /** Default 'Saving...'. */
  savingLabel?: string;
  /** Whether something else runs, such as a test, so that it cannot be saved now. */
  isBusy?: boolean;
  /** Whether leaving with unsaved changes asks first. */
  isGuarded?: boolean;
  /** Closes the form. With it, a guarded form always has a button to cancel. */
  onCancel?: (() => void) | undefined;
  /** More buttons beside Save. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Shows a form of `useSaveForm` on a screen. */
export function SaveForm(props: SaveFormProps) {
  const { form, label, saveLabel, savingLabel = 'Saving...', isBusy, onCancel, gap = 'md', maw } = props;
  return (
    <form {...form.props} aria-label={label}>
      <Stack gap={gap} maw={maw}>
        <SaveAlerts form={form} />
        {props.children}
        <Group gap="sm">
          <SubmitButton isPending={form.isSaving} pendingLabel={savingLabel} disabled={isBusy}>
            {saveLabel}
          </SubmitButton>
          {props.actions}
          {props.isGuarded && <Discard form={form} isBusy={isBusy} onCancel={onCancel} />}
        </Group>
        {props.footer}
      </Stack>
    </form>
  );
}

/** The button that discards changes. Asks first, also before the screen is left. */
function Discard({ form, isBusy, onCancel }: Pick<SaveFormProps, 'form' | 'isBusy' | 'onCancel'>) {
  const isDirty = form.isDirty();
  const guard = useUnsavedGuard(
    isDirty,
    () => {
      form.discard();
      onCancel?.();
    },
    // The query string holds the filters of lists on the same screen.
    { mayStayAt: 'path' },
  );
  return (
    <>
      {(isDirty || onCancel) && (
        <Button variant="default" disabled={form.isSaving || isBusy} onClick={guard.close}>
          {isDirty ? 'Discard' : 'Cancel'}
        </Button>
      )}
      <LeaveDialog guard={guard} what={form.what ?? 'this'} />
    </>
  );
}

interface LeaveDialogProps {
  guard: UnsavedGuard;
  /** The form's subject, such as 'this endpoint'. */
  what: string;
}

/** Warns before a full-screen form with unsaved changes is left. */
function LeaveDialog({ guard, what }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title="Leave without saving?"
      question={`The changes to ${what} are not saved. Leaving discards them.`}
      confirmLabel="Discard changes"
      pendingLabel="Discarding..."
      cancelLabel="Keep editing"
      isPending={false}
      onConfirm={guard.discard}
      onClose={guard.keep}
    />
  );
}
