import { useMutation } from '@tanstack/react-query';
import type { DeskLead, LeadNoun } from './lead-noun.ts';
import { onceOpened } from './once-opened.tsx';
import type { Dialog } from './use-dialog.ts';
import type { SetStatus } from './use-status-change.tsx';

const StatusDialog = onceOpened(async () => (await import('./StatusDialog.tsx')).StatusDialog);

interface LeadStatusDialogProps<Lead extends DeskLead> {
  noun: LeadNoun<Lead>;
  dialog: Dialog<Lead>;
  onChange: SetStatus<Lead>;
}

/** Picks one of the statuses of a lead. */
export function LeadStatusDialog<Lead extends DeskLead>(props: LeadStatusDialogProps<Lead>) {
  const { noun, dialog, onChange } = props;
  const update = useMutation({
    mutationFn: (picked: { lead: Lead; status: Lead['status'] }) => onChange(picked.lead, picked.status),
    onSuccess(outcome) {
      if (outcome === 'done') dialog.close();
      // What opened this goes with the lead.
      if (outcome === 'gone') dialog.finish();
    },
  });
  return (
    <StatusDialog<Lead, Lead['status']>
      dialog={dialog}
      statuses={noun.statuses}
      meanings={noun.meanings}
      isPending={update.isPending}
      onPick={update.mutate}
    />
  );
}
