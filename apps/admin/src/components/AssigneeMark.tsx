import { VisuallyHidden } from '@mantine/core';
import { useAssigneeName } from './assignees.ts';
import { HoverTip } from './HoverTip.tsx';
import { Initials } from './Initials.tsx';

/** First letters of the first and the last word. */
const initialsOf = (name: string) => {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};

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
