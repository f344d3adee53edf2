import { PAGE_SIZE } from '@upcurve/contracts/submission';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Total {
  count: number;
  kind: 'exact' | 'estimate';
}

/** A page to answer with; `next` is the cursor of the one after, undefined on the last. */
export interface PageOf<Row> {
  rows: Row[];
  next: string | undefined;
  total: Total;
}

/** Cuts `limit + 1` rows to a page, telling from the extra one that there is more. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? cursorOf(last) : undefined };
}

export const pageLimit = (query: { limit?: number }) => query.limit ?? PAGE_SIZE;

/** Puts total and next page into the headers, as GitHub's API does. */
export function sendPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<PageOf<never>, 'rows'>,
) {
  reply.header('x-total-count', page.total.count).header('x-total-count-kind', page.total.kind);
  if (!page.next) return;
  const [path = '', query = ''] = request.url.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', page.next);
  reply.header('link', `<${path}?${search}>; rel="next"`);
}
