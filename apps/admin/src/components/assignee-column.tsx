import { AssigneeMark } from './AssigneeMark.tsx';
import type { columnsOf } from './list-columns.ts';

/** Who answers, as a column of a list of leads. */
export const assigneeColumn = <Row extends { assigneeId: string | null }>(
  column: ReturnType<typeof columnsOf<Row>>,
) =>
  column.display({
    id: 'assignee',
    header: 'Assigned',
    cell: ({ row: { original } }) => <AssigneeMark assigneeId={(original as Row).assigneeId} />,
    meta: { width: '5rem', visibleFrom: 'md' },
  });
