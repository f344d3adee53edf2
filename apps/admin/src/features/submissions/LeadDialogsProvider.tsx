import type { Submission } from '@upcurve/contracts/submission';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import { type LeadDialogs, LeadDialogsContext } from './lead-dialogs.ts';
import { StatusDialog } from './StatusDialog.tsx';

interface LeadDialogsProviderProps {
  /** Called after a submission was deleted. */
  onDeleted?: () => void;
  children: ReactNode;
}

/** Holds the status and delete dialogs for the rows, cards and detail inside. */
export function LeadDialogsProvider({ onDeleted, children }: LeadDialogsProviderProps) {
  const [shown, setShown] = useState<{ dialog: 'status' | 'delete'; submission: Submission } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const dialogs = useMemo<LeadDialogs>(
    () => ({
      open: (dialog, submission, from) => {
        opener.current = from;
        setShown({ dialog, submission });
        setOpen(true);
      },
    }),
    [],
  );

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <LeadDialogsContext value={dialogs}>
      {children}
      {shown && (
        <>
          <StatusDialog
            key={`status-${shown.submission.id}-${shown.submission.status}`}
            submission={shown.submission}
            opened={isOpen && shown.dialog === 'status'}
            onClose={close}
          />
          <DeleteDialog
            submission={shown.submission}
            opened={isOpen && shown.dialog === 'delete'}
            onClose={close}
            onDeleted={onDeleted}
          />
        </>
      )}
    </LeadDialogsContext>
  );
}
