import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The member's own sessions, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => api.account.listSessions({}, { signal }),
});

/** The member's own second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['own-second-factor'],
  queryFn: ({ signal }) => api.secondFactor.getSecondFactor({}, { signal }),
});
