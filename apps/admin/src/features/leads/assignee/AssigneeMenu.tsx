import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { PressMenu } from '../../../kit/menus/PressMenu.tsx';
import { AssigneeItems } from './AssigneeItems.tsx';
import { useAssigneeName } from './assignees.ts';

interface AssigneeMenuProps {
  assigneeId: string | null;
  /** The lead's name, for menus in a list. */
  of?: string;
  onAssign: (id: string | null) => void;
}

/** Less prominent than the lead's name, and aligned with the column heading. */
const IN_A_ROW = { variant: 'subtle', size: 'compact-sm', fw: 400, ml: -8 } as const;

/** Shows a lead's assignee with a menu to change it. */
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
