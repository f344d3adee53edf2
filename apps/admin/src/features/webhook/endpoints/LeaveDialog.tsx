import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import type { UnsavedGuard } from '../../../kit/forms/use-unsaved-guard.ts';

/** Asks before a full-screen form with unsaved changes is left. */
export function LeaveDialog({ guard }: { guard: UnsavedGuard }) {
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title="Leave without saving?"
      question="The changes to this endpoint are not saved. Leaving discards them."
      confirmLabel="Discard changes"
      pendingLabel="Discarding..."
      cancelLabel="Keep editing"
      isPending={false}
      returnFocus={false}
      onConfirm={guard.discard}
      onClose={guard.keep}
    />
  );
}
