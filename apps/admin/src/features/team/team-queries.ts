import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Keys and queries of the team. */
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
  }),
};
