import { IconEye, IconTag, IconTrash } from '@tabler/icons-react';
import type { ContactSubmission } from '@upcurve/contracts/contacts';
import { useAuth } from '../../auth/auth-context.ts';
import { useOpenRow } from '../../components/opened-row.ts';
import { RowMenu } from '../../components/RowMenu.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { nameOf } from '../../lead-name.ts';
import { paths } from '../../paths.ts';

interface RowActionsProps {
  contact: ContactSubmission;
  status: Dialog<ContactSubmission>;
  removal: Dialog<ContactSubmission>;
}

/** What can be done to one contact submission, as far as the role may. */
export function RowActions({ contact, status, removal }: RowActionsProps) {
  const { can } = useAuth();
  const openRow = useOpenRow();
  const { id } = contact;
  return (
    <RowMenu
      name={nameOf(contact)}
      items={[
        { label: 'View Details', Icon: IconEye, onClick: () => openRow(paths.contact(id), id) },
        can('leads:status') && {
          label: 'Update Status',
          Icon: IconTag,
          onClick: (from) => status.open(contact, from),
        },
        can('leads:delete') && {
          label: 'Delete',
          Icon: IconTrash,
          isDestructive: true,
          onClick: (from) => removal.open(contact, from),
        },
      ]}
    />
  );
}
