import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { AssigneeItems } from './AssigneeItems.tsx';
import { useAssigneeName } from './assignees.ts';
import { PressMenu } from './PressMenu.tsx';

interface AssigneeMenuProps {
  assigneeId: string | null;
  /** Whose lead it is, where several stand below one another. */
  of?: string;
  onAssign: (id: string | null) => void;
}

/** Not louder than the lead, and in line with the head of its column. */
const IN_A_ROW = { variant: 'subtle', size: 'compact-sm', fw: 400, ml: -8 } as const;

/** Who answers a lead, and the choice of somebody else. */
export function AssigneeMenu({ assigneeId, of, onAssign }: AssigneeMenuProps) {
  const name = useAssigneeName(assigneeId) ?? '…';
  return (
    <PressMenu
      position="bottom-start"
      target={
        <Button
          {...(of ? IN_A_ROW : { variant: 'default', size: 'xs' })}
          c={of && assigneeId === null ? 'dimmed' : undefined}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          aria-label={`Assigned to ${name}: change${of ? ` for ${of}` : ''}`}
        >
          {name}
        </Button>
      }
    >
      {(Menu) => <AssigneeItems {...{ Menu, assigneeId, onAssign }} />}
    </PressMenu>
  );
}
