import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { AssigneeMark } from '../assignee/AssigneeMenu.tsx';
import type { LeadRow } from '../kinds/lead-kind.ts';

/** Returns the columns that several lists of leads have. */
export function leadColumns<Lead extends LeadRow>() {
  const column = columnsOf<Lead>();
  return {
    assignee: column.display({
      id: 'assignee',
      header: 'Assigned',
      cell: ({ row: { original } }) => <AssigneeMark assigneeId={(original as Lead).assigneeId} />,
      meta: { width: '5rem', visibleFrom: 'md' },
    }),
  };
}
