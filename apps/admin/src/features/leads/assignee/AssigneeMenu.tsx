import { Button, Menu, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../auth/auth-context.ts';
import { Initials, initialsOf } from '../../../kit/screen/Initials.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { assigneeChoices, useAssigneeName } from './assignees.ts';

/** Less prominent than the lead's name, and aligned with the column heading. */
const IN_A_ROW = { variant: 'subtle', size: 'compact-sm', fw: 400, ml: -8 } as const;

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

interface AssigneeItemsProps {
  /** Omitted when several leads are assigned together. */
  assigneeId?: string | null;
  onAssign: (id: string | null) => void;
}

/** Menu items for all possible assignees, with the signed-in member first, and for nobody. */
export function AssigneeItems({ assigneeId, onAssign }: AssigneeItemsProps) {
  const { id: own } = useUser();
  const { data, isPending, isError } = useQuery(assigneesQuery);
  if (isPending) return <Menu.Label>Loading…</Menu.Label>;
  if (isError) return <Menu.Label>Your colleagues could not be loaded.</Menu.Label>;
  return assigneeChoices(data, own).map(({ id, name }) => (
    <Menu.Item key={id ?? ''} aria-current={id === assigneeId || undefined} onClick={() => onAssign(id)}>
      {name}
    </Menu.Item>
  ));
}

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
