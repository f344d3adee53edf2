import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** The members who can be assigned to leads. */
export const assigneesQuery = queryOptions({
  queryKey: ['leads', 'assignees'],
  queryFn: ({ signal }) => api.leads.listAssignees({ signal }),
});

/** Deleted and disabled members are not listed. */
export const FORMER = 'A former colleague';
export const NOBODY = 'Nobody';

/** The name of a member; undefined until it is loaded. */
export function useAssigneeName(id: string | null): string | undefined {
  const { data } = useQuery({ ...assigneesQuery, enabled: id !== null });
  if (id === null) return NOBODY;
  return data && (data.find((member) => member.id === id)?.name ?? FORMER);
}
