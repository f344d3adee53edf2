import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Initials, initialsOf } from '../../../kit/screen/Initials.tsx';
import { useAssigneeName } from './assignees.ts';

/** Shows the initials of a lead's assignee, or nothing if there is none. */
export function AssigneeMark({ assigneeId }: { assigneeId: string | null }) {
  const name = useAssigneeName(assigneeId);
  if (assigneeId === null || name === undefined) return null;
  return (
    <Tooltip label={name}>
      <Initials size="sm" color="ink">
        <span aria-hidden>{initialsOf(name)}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Initials>
    </Tooltip>
  );
}
