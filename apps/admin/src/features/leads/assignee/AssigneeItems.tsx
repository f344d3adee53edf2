import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../auth/auth-context.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { assigneeChoices } from './assignees.ts';

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
