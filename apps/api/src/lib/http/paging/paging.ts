import { EXACT_TOTAL_MAX, PAGE_SIZE, type PageOf, type Total } from '@upcurve/contracts/shared/paging';
import type { SelectQueryBuilder } from 'kysely';
import { countRows, type Db } from '../../../db/client.ts';
import { NEWEST_FIRST, type Order } from './order.ts';

export interface PageQuery {
  limit?: number;
  cursor?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: any query of ours may be paged and counted
type Query<Row> = SelectQueryBuilder<any, any, Row>;

export const pageLimit = (query: PageQuery) => query.limit ?? PAGE_SIZE;

/** Cuts `limit + 1` rows to a page. The extra row shows that there is a next page. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page, next: rows.length > limit && last ? cursorOf(last) : undefined };
}

/**
 * Returns a page of a query, whose rows need an `id` and the sort column.
 * @throws {HttpError} 400 if the cursor is invalid or belongs to another order
 */
export async function pageOf<Row>(
  db: Db,
  found: Query<Row>,
  query: PageQuery,
  order: Order = NEWEST_FIRST,
): Promise<PageOf<Row>> {
  const limit = pageLimit(query);
  // A subquery keeps `id` and the sort column unambiguous, whatever the query joins.
  const rows = (found as Query<{ id: string }>).as('found');
  const page = await db
    .selectFrom(rows)
    .selectAll()
    .select(order.selected)
    .where(order.isAfter(query.cursor))
    .orderBy(order.list)
    .limit(limit + 1)
    .execute();
  const { items, next } = cutPage(page, limit, order.cursorOf);
  return {
    items: items.map((row) => order.without(row) as Row),
    next,
    ...(await countUpTo(db, found)),
  };
}

async function countUpTo(db: Db, query: Query<unknown>): Promise<Total> {
  const count = await countRows(db.selectFrom(query.limit(EXACT_TOTAL_MAX + 1).as('some')));
  if (count > EXACT_TOTAL_MAX) return { total: EXACT_TOTAL_MAX, totalKind: 'at-least' };
  return { total: count, totalKind: 'exact' };
}
