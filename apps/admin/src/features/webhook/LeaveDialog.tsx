import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import type { UnsavedGuard } from '../../components/use-unsaved-guard.ts';

/** Asks whether changes that are not saved may be lost, where a form fills the screen. */
export function LeaveDialog({ guard }: { guard: UnsavedGuard }) {
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title="Leave without saving?"
      question="The changes to this receiver are not saved. Leaving discards them."
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
