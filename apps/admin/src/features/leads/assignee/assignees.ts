import { useQuery } from '@tanstack/react-query';
import type { Assignee } from '@upcurve/contracts/leads/leads';
import { useState } from 'react';
import { useUser } from '../../../auth/auth-context.ts';
import { assigneesQuery } from '../lead-queries.ts';

/** Shown for deleted and disabled members, who are not in the list of assignees. */
export const FORMER_COLLEAGUE = 'A former colleague';
export const NOBODY = 'Nobody';

/** Returns the name of a member, or undefined while it loads. */
export function useAssigneeName(id: string | null): string | undefined {
  const { data } = useQuery({ ...assigneesQuery, enabled: id !== null });
  if (id === null) return NOBODY;
  return data && (data.find((member) => member.id === id)?.name ?? FORMER_COLLEAGUE);
}

/** Returns whom a lead can be assigned to: the signed-in member, then the others, then nobody. */
export const assigneeChoices = (
  members: readonly Assignee[],
  own: string,
): { id: string | null; name: string }[] => [
  ...members
    .toSorted((a, b) => Number(b.id === own) - Number(a.id === own))
    .map(({ id, name }) => ({ id, name: id === own ? `${name} (me)` : name })),
  { id: null, name: NOBODY },
];

/** Returns a filter by assignee. The members are fetched when the filter is opened. */
export function useAssigneeFilter(chosen: string | undefined) {
  const { id: own } = useUser();
  const [isOpen, setOpen] = useState(false);
  const isOther = chosen !== undefined && chosen !== 'none' && chosen !== own;
  const { data = [] } = useQuery({ ...assigneesQuery, enabled: isOpen || isOther });
  const others = data.filter(({ id }) => id !== own).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = !isOther || others.some(({ value }) => value === chosen);
  return {
    kind: 'choice',
    name: 'assignee',
    label: 'Assigned to',
    options: [
      { value: '', label: 'Anyone' },
      { value: own, label: 'Me' },
      { value: 'none', label: 'Nobody yet' },
      ...others,
      ...(isListed ? [] : [{ value: chosen, label: FORMER_COLLEAGUE }]),
    ],
    onOpen: () => setOpen(true),
  } as const;
}
