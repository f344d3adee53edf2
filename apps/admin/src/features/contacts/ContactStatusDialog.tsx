import {
  CONTACT_STATUS_MEANINGS,
  CONTACT_STATUSES,
  type ContactStatus,
  type ContactSubmission,
} from '@upcurve/contracts/contacts';
import { api } from '../../api.ts';
import { orGone } from '../../components/or-gone.ts';
import { StatusDialog } from '../../components/StatusDialog.tsx';
import { STATUS_WORDS } from '../../components/status-words.ts';
import { useAction } from '../../components/use-action.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { contactQueries } from './contact-queries.ts';

/** Picks one of the four statuses of a contact submission, each with what it means. */
export function ContactStatusDialog({ dialog }: { dialog: Dialog<ContactSubmission> }) {
  const update = useAction({
    act: ({ lead: { id }, status }: { lead: ContactSubmission; status: ContactStatus }) =>
      orGone(api.contacts.setContactStatus({ params: { id }, body: { status } })),
    done: (_, result) => (result === undefined ? STATUS_WORDS.gone : STATUS_WORDS.done),
    failed: STATUS_WORDS.failed,
    changes: [contactQueries.all],
    // Where the lead is gone, so will be what opened this.
    onDone: (_, result) => (result === undefined ? dialog.finish() : dialog.close()),
  });
  return (
    <StatusDialog
      dialog={dialog}
      statuses={CONTACT_STATUSES}
      meanings={CONTACT_STATUS_MEANINGS}
      isPending={update.isPending}
      onPick={update.mutate}
    />
  );
}
