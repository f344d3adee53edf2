import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { api } from '../../api.ts';
import { DeleteLeadDialog } from '../../components/DeleteLeadDialog.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { formatDayFirst } from '../../format-date.ts';
import { nameOf } from '../../lead-name.ts';
import { contactQueries } from './contact-queries.ts';

interface DeleteDialogProps {
  dialog: Dialog<ContactSubmission>;
  onDeleted?: () => void;
}

/** Asks before a contact submission is deleted for good. */
export function DeleteDialog({ dialog, onDeleted }: DeleteDialogProps) {
  return (
    <DeleteLeadDialog
      dialog={dialog}
      facts={(contact) => [
        ['Name', nameOf(contact)],
        ['Email', contact.email],
        ['Company', contact.company],
        ['Type', contact.formType],
        ['Submitted', formatDayFirst(contact.createdAt)],
      ]}
      act={({ id }) => api.contacts.deleteContact({ params: { id } })}
      said={(contact) => `The submission of ${nameOf(contact)} has been permanently deleted.`}
      queries={contactQueries}
      onDeleted={onDeleted}
    />
  );
}
