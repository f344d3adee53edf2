import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The own display name, address and choice of mails. */
export const profileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: ({ signal }) => api.account.getProfile({}, { signal }),
});
