import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** How often the server is asked whether the connections of the agency still work, in ms. */
const HEALTH_EVERY = 60_000;

/** The signed-in user, refetched for what changes meanwhile. The session itself never is. */
export const ownUserQuery = queryOptions({
  queryKey: ['own-user'],
  queryFn: ({ signal }) => api.account.getUser({}, { signal }),
  staleTime: HEALTH_EVERY,
  refetchInterval: HEALTH_EVERY,
  retry: false,
});

/** The member's own display name, email address and notifications. */
export const profileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: ({ signal }) => api.account.getProfile({}, { signal }),
});
