import {
  IconEye,
  IconMail,
  IconMailOpened,
  IconPhoneCheck,
  IconSend,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { useOpenRow } from '../../../kit/list/opened-row.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** Shows a menu of the actions that the role permits on one lead of the inbox. */
export function InboxRowMenu({ lead, acts }: { lead: InboxLead; acts: InboxActions }) {
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const openRow = useOpenRow();
  const { id, kind, isUnread } = lead;
  return (
    <RowMenu
      name={leadName(lead)}
      items={[
        { label: 'View Details', Icon: IconEye, onClick: () => openRow(LEAD_KINDS[kind].pathOf(id), id) },
        can('leads:status') &&
          lead.assigneeId !== ownId && {
            label: 'Assign to me',
            Icon: IconUserCheck,
            onClick: () => void acts.assign(lead, ownId),
          },
        can('leads:status') && {
          label: isUnread ? 'Mark as read' : 'Mark as unread',
          Icon: isUnread ? IconMailOpened : IconMail,
          onClick: () => void acts.mark(lead, !isUnread),
        },
        can('leads:status') && {
          label: 'Log a call',
          Icon: IconPhoneCheck,
          onClick: (from) => acts.call(lead, from),
        },
        can('leads:status') && {
          label: 'Email',
          Icon: IconSend,
          onClick: (from) => acts.email(lead, from),
        },
        can('leads:delete') && {
          label: 'Delete',
          Icon: IconTrash,
          isDestructive: true,
          onClick: () => acts.bulk.begin({ action: 'delete', ids: [id] }),
        },
      ]}
    />
  );
}
