import { useQueryClient } from '@tanstack/react-query';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { DELETE_SUBMISSION } from '../../components/delete-submission-words.ts';
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
  const client = useQueryClient();
  return (
    <ConfirmAction
      {...DELETE_SUBMISSION}
      dialog={dialog}
      facts={(contact) => [
        ['Name', nameOf(contact)],
        ['Email', contact.email],
        ['Company', contact.company],
        ['Type', contact.formType],
        ['Submitted', formatDayFirst(contact.createdAt)],
      ]}
      act={({ id }) => api.contacts.deleteContact({ params: { id } })}
      done={(contact) => ({
        title: 'Submission Deleted',
        description: `The submission of ${nameOf(contact)} has been permanently deleted.`,
      })}
      failed={{
        title: 'Delete Failed',
        description: 'Failed to delete submission. Please try again.',
      }}
      changes={[contactQueries.lists]}
      onDone={({ id }) => {
        onDeleted?.();
        client.removeQueries({ queryKey: contactQueries.detail(id).queryKey });
      }}
    />
  );
}
