import { EXACT_TOTAL_MAX, PAGE_SIZE, type Total } from '@upcurve/contracts/paging';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

export const pageLimit = (query: { limit?: number }) => query.limit ?? PAGE_SIZE;

/** Cuts `limit + 1` rows to a page, telling from the extra one that there is more. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page, next: rows.length > limit && last ? cursorOf(last) : undefined };
}

const NEWEST = '-createdAt';

/** A page of a list that is always newest first. */
export function newestPage<Row extends { createdAt: string; id: string }>(rows: Row[], limit: number) {
  return cutPage(rows, limit, (last) => encodeCursor(NEWEST, [last.createdAt, last.id]));
}

/**
 * The rows after the cursor, in a list of that table which is newest first.
 * @throws {HttpError} 400 where the cursor was made up
 */
export function afterNewest(table: string, cursor: string) {
  const [createdAt, id] = decodeCursor(NEWEST, cursor, 'instant');
  return sql<SqlBool>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${createdAt}, ${id})`;
}

/** How many rows a query finds: exactly up to a thousand; above that, at least so many. */
// biome-ignore lint/suspicious/noExplicitAny: any query of ours may be counted
export async function countUpTo(db: Db, query: SelectQueryBuilder<any, any, any>): Promise<Total> {
  const { count } = await db
    .selectFrom(query.limit(EXACT_TOTAL_MAX + 1).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > EXACT_TOTAL_MAX) return { total: EXACT_TOTAL_MAX, totalKind: 'at-least' };
  return { total: count, totalKind: 'exact' };
}
