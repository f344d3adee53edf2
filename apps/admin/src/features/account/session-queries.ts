import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The own sessions, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => api.account.listSessions({}, { signal }),
});
