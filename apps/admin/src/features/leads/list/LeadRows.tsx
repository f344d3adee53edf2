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
import { useOpenRow } from '../../../kit/list/row-opener.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import { useLeadKeys } from '../change/lead-keys.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import type { LeadListConfig, LeadListState } from './lead-list-config.ts';

interface LeadRowsProps<Lead extends LeadRow, List extends LeadListState> {
  config: LeadListConfig<Lead, List>;
  list: List;
  leads: Lead[];
  selection: Selection | undefined;
}

/* Outside of the component, so that rows render only when their lead changes. */
const menu = (lead: LeadRow) => <LeadRowMenu lead={lead} />;
const menuWithUndo = (lead: LeadRow) => <LeadRowMenu lead={lead} isDeletedLater />;

export function LeadRows<Lead extends LeadRow, List extends LeadListState>({
  config: { grid, label, columns, actionsHeader, isStillIn },
  list,
  leads,
  selection,
}: LeadRowsProps<Lead, List>) {
  const { can } = useAuth();
  const { mark } = useLeadActions();
  const act = useLeadKeys();
  const onKey = (lead: Lead, key: string) =>
    key === 'u' && can('leads:status') ? void mark(lead, !lead.isUnread) : act(lead, key);
  if (grid && list.layout === 'grid') return <grid.Grid leads={leads} selection={selection} onKey={onKey} />;
  return (
    <DataTable
      label={label}
      rows={leads}
      columns={columns}
      onKey={onKey}
      nameOf={leadName}
      sort={list.sort}
      onSort={(sort) => list.change({ sort })}
      selection={leads.length > 0 ? selection : undefined}
      actions={isStillIn ? menuWithUndo : menu}
      actionsHeader={actionsHeader}
    />
  );
}

interface LeadRowMenuProps {
  lead: LeadRow;
  /** Whether a deletion can be undone for some seconds, instead of being confirmed. */
  isDeletedLater?: boolean;
}

function LeadRowMenu({ lead, isDeletedLater = false }: LeadRowMenuProps) {
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const openRow = useOpenRow();
  const { bulk, removal, status, calling, mailing, assignToMe, mark } = useLeadActions();
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
          onClick: () => (isDeletedLater ? bulk.remove([lead]) : removal.open(lead)),
        },
      ]}
    />
  );
}
