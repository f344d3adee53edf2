import { IconEye, IconTag, IconTrash } from '@tabler/icons-react';
import { useAuth } from '../auth/auth-context.ts';
import { nameOf } from '../lead-name.ts';
import { useOpenRow } from './opened-row.ts';
import { RowMenu } from './RowMenu.tsx';
import type { Dialog } from './use-dialog.ts';

interface LeadRowActionsProps<Lead> {
  lead: Lead;
  /** Where its details are. */
  to: string;
  status: Dialog<Lead>;
  removal: Dialog<Lead>;
}

/** What can be done to one lead of a list, as far as the role may. */
export function LeadRowActions<Lead extends { id: string; name: string }>(props: LeadRowActionsProps<Lead>) {
  const { lead, to, status, removal } = props;
  const { can } = useAuth();
  const openRow = useOpenRow();
  return (
    <RowMenu
      name={nameOf(lead)}
      items={[
        { label: 'View Details', Icon: IconEye, onClick: () => openRow(to, lead.id) },
        can('leads:status') && {
          label: 'Update Status',
          Icon: IconTag,
          onClick: (from) => status.open(lead, from),
        },
        can('leads:delete') && {
          label: 'Delete',
          Icon: IconTrash,
          isDestructive: true,
          onClick: (from) => removal.open(lead, from),
        },
      ]}
    />
  );
}
