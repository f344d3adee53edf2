import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { User } from '@upcurve/contracts/account/team';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { endSession } from '../../auth/session.ts';

const DELIVERY_EVERY = 3000;

export const teamQueries = {
  users: queryOptions({
    queryKey: ['team', 'users'],
    queryFn: ({ signal }) => api.team.listUsers({}, { signal }),
  }),
  roleRules: queryOptions({
    queryKey: ['team', 'role-rules'],
    queryFn: async ({ signal }) => {
      const rules = await api.secondFactor.listRoleRules({}, { signal });
      return rules.map((rule) => ({ ...rule, id: rule.role }));
    },
  }),
  invites: queryOptions({
    queryKey: ['team', 'invites'],
    queryFn: ({ signal }) => api.team.listInvites({}, { signal }),
    // Until every email has arrived or failed.
    refetchInterval: ({ state }) =>
      state.data?.some(({ delivery }) => delivery === 'waiting') ? DELIVERY_EVERY : false,
  }),
};

/**
 * Recognises the member's own account. If it is changed, the server ends the session, so `leave` ends it in the browser
 * too.
 */
export function useOwnAccount() {
  const { id } = useUser();
  const client = useQueryClient();
  const isOwn = (member: User | null) => member?.id === id;
  const leave = (member: User) => isOwn(member) && endSession(client, 'ended');
  return { isOwn, leave };
}
