import type { InfiniteData } from '@tanstack/react-query';
import type { PageOf } from '@upcurve/contracts/paging';

/** The pages of a list that have been loaded, as an infinite query holds them. */
export type Pages<Item> = InfiniteData<PageOf<Item>, unknown>;

/** What a query gives its panel: the rows of all loaded pages, or the data as it is. */
export type Shown<Data> = Data extends { pages: PageOf<infer Item>[] } ? Item[] : Data;

const hasPages = (data: unknown): data is { pages: PageOf<unknown>[] } =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Whether cached data are the pages of a list. */
export const isPaged = <Item>(data: unknown): data is Pages<Item> => hasPages(data);

/** The rows of all loaded pages; of a plain query its data. */
export function shownOf<Data>(data: Data): Shown<Data> {
  return (hasPages(data) ? data.pages.flatMap(({ items }) => items) : data) as Shown<Data>;
}
