import {
  IconEye,
  IconMail,
  IconMailOpened,
  IconPhoneCheck,
  IconSend,
  IconTag,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { useOpenRow } from '../../../kit/list/opened-row.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

/** Shows a menu of the actions that the role permits on one lead of a list. */
export function LeadRowMenu({ lead, onDelete }: { lead: LeadRow; onDelete: (lead: LeadRow) => void }) {
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const openRow = useOpenRow();
  const { status, calling, mailing, assignToMe, mark } = useLeadActions();
  const { id, kind, isUnread } = lead;
  const changes = [
    { label: 'Update Status', Icon: IconTag, onClick: () => status.open(lead) },
    lead.assigneeId !== ownId && {
      label: 'Assign to me',
      Icon: IconUserCheck,
      onClick: () => assignToMe(lead),
    },
    {
      label: isUnread ? 'Mark as read' : 'Mark as unread',
      Icon: isUnread ? IconMailOpened : IconMail,
      onClick: () => void mark(lead, !isUnread),
    },
    { label: 'Log a call', Icon: IconPhoneCheck, onClick: () => calling.open(lead) },
    { label: 'Email', Icon: IconSend, onClick: () => mailing.open(lead) },
  ];
  return (
    <RowMenu
      name={leadName(lead)}
      items={[
        { label: 'View Details', Icon: IconEye, onClick: () => openRow(LEAD_KINDS[kind].pathOf(id), id) },
        ...(can('leads:status') ? changes : []),
        can('leads:delete') && {
          label: 'Delete',
          Icon: IconTrash,
          isDestructive: true,
          onClick: () => onDelete(lead),
        },
      ]}
    />
  );
}
