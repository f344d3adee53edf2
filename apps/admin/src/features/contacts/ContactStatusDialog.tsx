import {
  CONTACT_STATUS_MEANINGS,
  CONTACT_STATUSES,
  type ContactSubmission,
} from '@upcurve/contracts/contacts';
import { api } from '../../api.ts';
import { StatusDialog } from '../../components/StatusDialog.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { contactQueries } from './contact-queries.ts';

/** Picks one of the four statuses of a contact submission, each with what it means. */
export function ContactStatusDialog({ dialog }: { dialog: Dialog<ContactSubmission> }) {
  return (
    <StatusDialog
      dialog={dialog}
      statuses={CONTACT_STATUSES}
      meanings={CONTACT_STATUS_MEANINGS}
      act={(id, status) => api.contacts.setContactStatus({ params: { id }, body: { status } })}
      changes={[contactQueries.all]}
    />
  );
}
