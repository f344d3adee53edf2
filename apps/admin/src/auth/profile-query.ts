import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The member's own display name, email address and notifications. */
export const profileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: ({ signal }) => api.account.getProfile({}, { signal }),
});
