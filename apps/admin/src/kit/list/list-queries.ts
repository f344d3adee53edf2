import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { CallOptions } from '@upcurve/api-client/request';
import type { PageOf } from '@upcurve/contracts/shared/paging';

interface Calls<Filter, Item, Detail> {
  list: (query: Filter & { cursor?: string }, options: CallOptions) => Promise<PageOf<Item>>;
  get: (id: string, options: CallOptions) => Promise<Detail>;
}

/** Creates the queries of a resource's list and items. `all` is the key of both, `lists` the key of the lists. */
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

/**
 * Creates a query for a list that is loaded page by page.
 * @param call fetches the page at a cursor, or the first page without a cursor
 */
export const pagedQuery = <Page extends PageOf<unknown>>(
  queryKey: QueryKey,
  call: (cursor: string | undefined, options: CallOptions, client: QueryClient) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal, client }) => call(pageParam, { signal }, client),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

export type PagedQuery<Page extends PageOf<unknown>> = ReturnType<typeof pagedQuery<Page>>;

/** The loaded pages of a list, as cached by an infinite query. */
export type LoadedPages<Item> = InfiniteData<PageOf<Item>, unknown>;

/** The rows of all loaded pages, or the data of a regular query. */
export type ListData<Data> = Data extends { pages: PageOf<infer Item>[] } ? Item[] : Data;

const hasPages = (data: unknown): data is { pages: PageOf<unknown>[] } =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Checks whether cached data is the pages of a list. */
export const isPaged = <Item>(data: unknown): data is LoadedPages<Item> => hasPages(data);

/** Returns the rows of all loaded pages, or the data of a regular query. */
export function flattenPages<Data>(data: Data): ListData<Data> {
  return (hasPages(data) ? data.pages.flatMap(({ items }) => items) : data) as ListData<Data>;
}

/** Replaces each row of the loaded pages, and removes those for which `map` returns undefined. */
export function mapRows<Row, Data extends LoadedPages<Row>>(
  data: Data,
  map: (row: Row) => Row | undefined,
): Data {
  const pages = data.pages.map((page) => ({ ...page, items: page.items.flatMap((row) => map(row) ?? []) }));
  const gone = flattenPages(data).length - flattenPages({ pages }).length;
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}
