import { VisuallyHidden } from '@mantine/core';
import { HoverTip } from '../../../kit/feedback/HoverTip.tsx';
import { Initials, initialsOf } from '../../../kit/screen/Initials.tsx';
import type { columnsOf } from '../../../kit/table/list-columns.ts';
import { useAssigneeName } from './assignees.ts';

/** Shows the initials of a lead's assignee, or nothing if there is none. */
export function AssigneeMark({ assigneeId }: { assigneeId: string | null }) {
  const name = useAssigneeName(assigneeId);
  if (assigneeId === null || name === undefined) return null;
  return (
    <HoverTip label={name}>
      <Initials size="sm" color="ink">
        <span aria-hidden>{initialsOf(name)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Initials>
    </HoverTip>
  );
}

/** Returns the assignee column for a list of leads. */
export const assigneeColumn = <Row extends { assigneeId: string | null }>(
  column: ReturnType<typeof columnsOf<Row>>,
) =>
  column.display({
    id: 'assignee',
    header: 'Assigned',
    cell: ({ row: { original } }) => <AssigneeMark assigneeId={(original as Row).assigneeId} />,
    meta: { width: '5rem', visibleFrom: 'md' },
  });
