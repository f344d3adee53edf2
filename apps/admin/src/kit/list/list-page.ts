import type { InfiniteData } from '@tanstack/react-query';
import type { PageOf } from '@upcurve/contracts/shared/paging';

/** The loaded pages of a list, as in an infinite query. */
export type Pages<Item> = InfiniteData<PageOf<Item>, unknown>;

/** The rows of all loaded pages; of a plain query, its data. */
export type Shown<Data> = Data extends { pages: PageOf<infer Item>[] } ? Item[] : Data;

const hasPages = (data: unknown): data is { pages: PageOf<unknown>[] } =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Whether cached data are the pages of a list. */
export const isPaged = <Item>(data: unknown): data is Pages<Item> => hasPages(data);

/** The rows of all loaded pages; of a plain query its data. */
export function shownOf<Data>(data: Data): Shown<Data> {
  return (hasPages(data) ? data.pages.flatMap(({ items }) => items) : data) as Shown<Data>;
}
