import { IconEye, IconMail, IconMailOpened, IconTrash, IconUserCheck } from '@tabler/icons-react';
import type { InboxLead } from '@upcurve/contracts/inbox';
import { useAuth, useUser } from '../../auth/auth-context.ts';
import { LEAD_KINDS } from '../../components/lead-kinds.ts';
import { useOpenRow } from '../../components/opened-row.ts';
import { RowMenu } from '../../components/RowMenu.tsx';
import { nameOf } from '../../lead-name.ts';
import type { InboxActs } from './use-inbox-acts.ts';

/** What can be done to one lead of the inbox, as far as the role may. */
export function InboxRowMenu({ lead, acts }: { lead: InboxLead; acts: InboxActs }) {
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const openRow = useOpenRow();
  const { id, kind, isUnread } = lead;
  return (
    <RowMenu
      name={nameOf(lead)}
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
