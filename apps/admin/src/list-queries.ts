import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { PageOf } from '@upcurve/contracts/paging';
import { pagedQuery } from './paged-query.ts';

interface Calls<Filter, Item, Detail> {
  list: (query: Filter & { cursor?: string }, options: CallOptions) => Promise<PageOf<Item>>;
  get: (id: string, options: CallOptions) => Promise<Detail>;
}

/** Keys and queries of a noun's list and items: `all` invalidates both, `lists` the lists alone. */
export function listQueries<Filter, Item, Detail>(noun: string, calls: Calls<Filter, Item, Detail>) {
  return {
    all: [noun],
    lists: [noun, 'list'],
    list: (filter: Filter) =>
      pagedQuery([noun, 'list', filter], (cursor, options) => calls.list({ ...filter, cursor }, options)),
    detail: (id: string) =>
      queryOptions({
        queryKey: [noun, 'detail', id],
        queryFn: ({ signal }: QueryFunctionContext) => calls.get(id, { signal }),
      }),
  };
}
