import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { PageOf } from '@upcurve/contracts/paging';

/**
 * A list that is loaded page by page.
 * @param call gives the page at a cursor; the first where there is none
 */
export const pagedQuery = <Page extends PageOf<unknown>, Key extends QueryKey>(
  queryKey: Key,
  call: (cursor: string | undefined, options: CallOptions, client: QueryClient) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal, client }) => call(pageParam, { signal }, client),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
