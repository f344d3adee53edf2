/* Apart from the schemas, so that clients load no zod. */

export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;
/** Totals are exact up to this number. */
export const EXACT_TOTAL_MAX = 1000;

/** The precision of a total: exact, or a lower bound. */
export const TOTAL_KINDS = ['exact', 'at-least'] as const;
export type TotalKind = (typeof TOTAL_KINDS)[number];

export interface Total {
  total: number;
  totalKind: TotalKind;
}

/** A page of a list. `next` is the cursor of the next page, undefined on the last page. */
export interface PageOf<Item> extends Total {
  items: Item[];
  next: string | undefined;
}

const TOTAL = 'x-total-count';
const KIND = 'x-total-count-kind';

/**
 * Returns the headers with a page's total and next cursor, as in GitHub's API, because the body is the bare list.
 * @param url path and query of the request
 */
export function pageHeaders({ total, totalKind, next }: Omit<PageOf<never>, 'items'>, url: string) {
  const headers: Record<string, string> = { [TOTAL]: String(total), [KIND]: totalKind };
  if (!next) return headers;
  const [path = '', query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', next);
  return { ...headers, link: `<${path}?${search}>; rel="next"` };
}

/** Rebuilds a page from its list and headers. */
export function readPage<Item>(items: Item[], headers: Pick<Headers, 'get'>): PageOf<Item> {
  const next = headers.get('link')?.match(/<[^>?]*\?([^>]*)>;\s*rel="next"/)?.[1];
  return {
    items,
    total: Number(headers.get(TOTAL) ?? items.length),
    totalKind: TOTAL_KINDS.find((kind) => kind === headers.get(KIND)) ?? 'exact',
    next: (next && new URLSearchParams(next).get('cursor')) || undefined,
  };
}
