import { VisuallyHidden } from '@mantine/core';
import { initialsOf } from '../person.ts';
import { useAssigneeName } from './assignees.ts';
import { HoverTip } from './HoverTip.tsx';
import { Initials } from './Initials.tsx';

/** Who answers a lead, as small as it goes; nothing for nobody. */
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
