import type { HeadersArgs } from 'react-router';

/** The query keys that change a route's response; `all` if any key may, or if the response is for one visitor only. */
export type VaryBy = readonly string[] | 'all';

/** What the server has to know about a route before rendering. A route module exports it as `handle`. */
export interface RoutePolicy {
  /**
   * What the response depends on. The page cache stores one response per path and combination of these query keys. With
   * `all` it renders every visit and stores nothing. A function decides by the query of the request.
   */
  varyBy?: VaryBy | ((query: URLSearchParams) => VaryBy);
  /**
   * The script starts in idle time after `load`, because the visitor's first look or tap needs it. Other pages start it
   * at the first sign of a visitor. A layout decides for its pages.
   */
  startsAtLoad?: true;
}

/** Merges a route's own loader headers, also when the loader throws, over the headers of all pages. */
export const ownHeaders = ({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
});
