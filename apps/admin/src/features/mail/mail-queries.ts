import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MailStatus } from '@upcurve/contracts/settings/mail';
import { api } from '../../api.ts';
import { ownUserQuery, profileQuery } from '../../auth/own-user-query.ts';
import { pagedQuery } from '../../kit/list/list-queries.ts';

const KEY = ['mail'] as const;
const PAGE_SIZE = 20;
const WHILE_WAITING = 5000;
const STATE_EVERY = 30_000;

/** The queries of emails. `all` invalidates every list and the notice about waiting emails. */
export const mailQueries = {
  all: KEY,
  state: () =>
    queryOptions({
      queryKey: [...KEY, 'state'],
      queryFn: ({ signal }) => api.mail.getMailState({}, { signal }),
      refetchInterval: STATE_EVERY,
    }),
  server: () =>
    queryOptions({
      queryKey: [...KEY, 'server'],
      queryFn: ({ signal }) => api.mail.getMailServer({}, { signal }),
    }),
  list: (status: MailStatus | undefined) =>
    infiniteQueryOptions({
      ...pagedQuery([...KEY, 'list', { status }], (cursor, options) =>
        api.mail.listMails({ query: { status, cursor, limit: PAGE_SIZE } }, options),
      ),
      refetchInterval: ({ state: { data } }) => {
        const pages = data?.pages ?? [];
        const isWaiting = pages.some(({ items }) => items.some(({ status }) => status === 'waiting'));
        return isWaiting ? WHILE_WAITING * pages.length : STATE_EVERY;
      },
    }),
};

/** Everything that depends on the email server. */
export const QUERIES_OF_MAIL_SERVER = [
  mailQueries.all,
  profileQuery.queryKey,
  ['inbox', 'first-steps'],
  ownUserQuery.queryKey,
];
