import type { HeadersArgs } from 'react-router';

/** The query keys that change a route's response; `all` if any key may, or if the response is for one visitor only. */
export type VaryBy = readonly string[] | 'all';

/**
 * The cache policy of a route, which the server needs before rendering. A route module exports it as `handle` if its
 * response depends on the query or on the visitor.
 */
export interface RoutePolicy {
  /**
   * The page cache stores one response per path and combination of these query keys. With `all` it renders every visit
   * and stores nothing. A function decides by the query of the request.
   */
  varyBy: VaryBy | ((query: URLSearchParams) => VaryBy);
}

/** Merges a route's own loader headers, also when the loader throws, over the headers of all pages. */
export const ownHeaders = ({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
});
