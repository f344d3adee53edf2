import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import type { UnsavedGuard } from './use-unsaved-guard.ts';

interface LeaveDialogProps {
  guard: UnsavedGuard;
  /** The form's subject, such as 'this endpoint'. */
  what: string;
}

/** Warns before a full-screen form with unsaved changes is left. */
export function LeaveDialog({ guard, what }: LeaveDialogProps) {
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
