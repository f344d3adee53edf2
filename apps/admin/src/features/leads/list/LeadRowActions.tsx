import { IconEye, IconMail, IconPhoneCheck, IconTag, IconTrash } from '@tabler/icons-react';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { useAuth } from '../../../auth/auth-context.ts';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { useOpenRow } from '../../../kit/list/opened-row.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

interface LeadRowActionsProps<Lead> {
  kind: LeadKind;
  lead: Lead;
  status: Dialog<Lead>;
  removal: Dialog<Lead>;
  calling: Dialog<Lead>;
  mailing: Dialog<Lead>;
}

/** Shows a menu of the actions that the role permits on one lead of a list. */
export function LeadRowActions<Lead extends { id: string; name: string }>(props: LeadRowActionsProps<Lead>) {
  const { kind, lead, status, removal, calling, mailing } = props;
  const { can } = useAuth();
  const openRow = useOpenRow();
  return (
    <RowMenu
      name={leadName(lead)}
      items={[
        {
          label: 'View Details',
          Icon: IconEye,
          onClick: () => openRow(LEAD_KINDS[kind].pathOf(lead.id), lead.id),
        },
        can('leads:status') && {
          label: 'Update Status',
          Icon: IconTag,
          onClick: (from) => status.open(lead, from),
        },
        can('leads:status') && {
          label: 'Log a call',
          Icon: IconPhoneCheck,
          onClick: (from) => calling.open(lead, from),
        },
        can('leads:status') && {
          label: 'Email',
          Icon: IconMail,
          onClick: (from) => mailing.open(lead, from),
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
