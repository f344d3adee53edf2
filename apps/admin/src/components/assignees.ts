import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Who may be assigned to leads. */
export const assigneesQuery = queryOptions({
  queryKey: ['leads', 'assignees'],
  queryFn: ({ signal }) => api.leads.listAssignees({ signal }),
});

/** Whose account is gone or disabled is not listed any more. */
export const FORMER = 'A former colleague';
export const NOBODY = 'Nobody';

/** What a member is called, by id; undefined until that is known. */
export function useAssigneeName(id: string | null): string | undefined {
  const { data } = useQuery({ ...assigneesQuery, enabled: id !== null });
  if (id === null) return NOBODY;
  return data && (data.find((member) => member.id === id)?.name ?? FORMER);
}
