import type { HeadersArgs } from 'react-router';

/** The query keys that change a route's answer; `all` if any key can, or if the answer belongs to one visitor. */
export type VaryBy = readonly string[] | 'all';

/** The cache policy of a route, which the server needs before it renders. Each route module exports it as `handle`. */
export interface RoutePolicy {
  /**
   * The page cache keeps one answer for a path and each value of these query keys. With `all` it renders every visit and keeps
   * nothing. A function decides by the query of the visit.
   */
  varyBy: VaryBy | ((query: URLSearchParams) => VaryBy);
}

export interface PagePolicy extends RoutePolicy {
  /** When the page's script starts: by itself once the page is shown, or when the visitor first touches the page. */
  script: 'at-once' | 'on-touch';
}

/** Headers of a route whose loader sets some, also when it throws; they override those of all pages. */
export const ownHeaders = ({ parentHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
});
