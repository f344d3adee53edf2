import { useMutation } from '@tanstack/react-query';
import { type Dialog, lazyDialog } from '../../../kit/dialogs/use-dialog.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import type { SetStatus } from './use-status-change.tsx';

const StatusDialog = lazyDialog(async () => (await import('./StatusDialog.tsx')).StatusDialog);

interface LeadStatusDialogProps<Lead extends LeadRow> {
  kind: LeadKindConfig<Lead>;
  dialog: Dialog<Lead>;
  onChange: SetStatus<Lead>;
}

/** Shows a dialog to select a lead's status. */
export function LeadStatusDialog<Lead extends LeadRow>(props: LeadStatusDialogProps<Lead>) {
  const { kind, dialog, onChange } = props;
  const update = useMutation({
    mutationFn: (picked: { lead: Lead; status: Lead['status'] }) => onChange(picked.lead, picked.status),
    onSuccess(outcome) {
      if (outcome === 'done') dialog.close();
      // The button that opened the dialog is removed together with the lead.
      if (outcome === 'gone') dialog.finish();
    },
  });
  return (
    <StatusDialog<Lead, Lead['status']>
      dialog={dialog}
      statuses={kind.statuses}
      meanings={kind.meanings}
      isPending={update.isPending}
      onPick={update.mutate}
    />
  );
}
