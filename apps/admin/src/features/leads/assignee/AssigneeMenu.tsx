import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { AssigneeItems } from './AssigneeItems.tsx';
import { useAssigneeName } from './assignees.ts';

/** Less prominent than the lead's name, and aligned with the column heading. */
const IN_A_ROW = { variant: 'subtle', size: 'compact-sm', fw: 400, ml: -8 } as const;

/** Shows a lead's assignee with a menu to change it. */
export function AssigneeMenu({ lead, isInRow = false }: { lead: LeadRow; isInRow?: boolean }) {
  const { assign } = useLeadActions();
  const { assigneeId } = lead;
  const name = useAssigneeName(assigneeId) ?? '…';
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          {...(isInRow ? IN_A_ROW : { variant: 'default', size: 'xs' })}
          c={isInRow && assigneeId === null ? 'dimmed' : undefined}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          aria-label={`Assigned to ${name}: change${isInRow ? ` for ${leadName(lead)}` : ''}`}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {<AssigneeItems {...{ assigneeId }} onAssign={(id) => assign(lead, id)} />}
      </Menu.Dropdown>
    </Menu>
  );
}
