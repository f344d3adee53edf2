import { useAuth } from '../../../auth/auth-context.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import { useLeadKeys } from '../change/lead-keys.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { LeadRowMenu } from './LeadRowMenu.tsx';
import type { LeadListConfig, LeadListState } from './lead-list-config.ts';

interface LeadRowsProps<Lead extends LeadRow, List extends LeadListState> {
  config: LeadListConfig<Lead, List>;
  list: List;
  leads: Lead[];
  selection: Selection | undefined;
  onDelete: (lead: LeadRow) => void;
}

/** Shows the leads of a list as a table or as cards. Keys act on the focused lead. */
export function LeadRows<Lead extends LeadRow, List extends LeadListState>({
  config: { grid, isMixed, label, columns, actionsHeader },
  list,
  leads,
  selection,
  onDelete,
}: LeadRowsProps<Lead, List>) {
  const { can } = useAuth();
  const { mark } = useLeadActions();
  const act = useLeadKeys({ isMixed });
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
      actions={(lead) => <LeadRowMenu lead={lead} onDelete={onDelete} />}
      actionsHeader={actionsHeader}
    />
  );
}
