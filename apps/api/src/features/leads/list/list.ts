import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { EXACT_TOTAL_MAX, type PageOf } from '@upcurve/contracts/shared/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type Order, orderOf } from '../../../lib/http/paging/order.ts';
import { cutPage, type PageQuery, pageLimit } from '../../../lib/http/paging/paging.ts';
import { isFoundBy, planSearch } from '../../../lib/search/search.ts';

const ZONE = sql.lit(AGENCY_ZONE);

/** When today begins and ends in the agency's time zone. */
export const TODAY = sql`(date_trunc('day', now() at time zone ${ZONE}) at time zone ${ZONE})`;
export const TOMORROW = sql`((date_trunc('day', now() at time zone ${ZONE}) + interval '1 day') at time zone ${ZONE})`;

/* Nothing has to be done before a booked meeting. Bookings are few compared with leads, so they are looked up by id. */
const IS_WAITED_FOR = sql<SqlBool>`id = any(array(
  select lead_id from bookings where status = 'booked' and starts_at > now()))`;
export const IS_DUE = sql<SqlBool>`(outcome = 'open' and follow_up_at < ${TOMORROW} and not ${IS_WAITED_FOR})`;
export const IS_NEW = sql<SqlBool>`(outcome = 'open' and status = 'new' and follow_up_at is null
  and not ${IS_WAITED_FOR})`;

/** The rank of a lead in the order "due first", highest first: it is due, new without a plan, or neither. */
const DUE_RANK = sql<number>`(case when ${IS_DUE} then 2 when ${IS_NEW} then 1 else 0 end)`;

const DUE_GROUPS = [IS_DUE, IS_NEW, sql<SqlBool>`${DUE_RANK} = 0`];

export type Condition = RawBuilder<SqlBool>;

export interface LeadQuery extends PageQuery {
  conditions: readonly Condition[];
  order: Order;
  search?: string | undefined;
}

/** Rows that an export fetches at a time: few enough for memory, enough to make round trips negligible. */
const EXPORT_BATCH = 300;

/** @param sort a name, prefixed with `-` for descending */
export const orderOfLeads = (sort: string): Order =>
  orderOf(
    {
      createdAt: { by: 'createdAt', kind: 'instant' },
      name: { by: 'nameKey', kind: 'text' },
      // Leads without a score come last.
      score: {
        by: sql<number>`coalesce(score, ${sql.lit(sort.startsWith('-') ? -1 : 101)})`,
        kind: 'smallint',
      },
      status: [
        { by: 'status', kind: 'text' },
        { by: 'createdAt', kind: 'instant' },
      ],
      due: [
        { by: DUE_RANK, kind: 'smallint' },
        { by: 'createdAt', kind: 'instant' },
      ],
    },
    sort,
  );

export const equalTo = (columns: Record<string, string | boolean | undefined>): Condition[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : sql<SqlBool>`${sql.ref(column)} = ${value}`,
  );

/** `from` is inclusive, `to` exclusive. */
export const arrivedBetween = (from: string | undefined, to: string | undefined): Condition[] => [
  ...(from ? [sql<SqlBool>`created_at >= ${from}::timestamptz`] : []),
  ...(to ? [sql<SqlBool>`created_at < ${to}::timestamptz`] : []),
];

export function whereOf({ conditions, search }: LeadQuery): Condition {
  const plan = search ? planSearch(search) : undefined;
  const all = [sql<SqlBool>`true`, ...conditions, ...(plan ? [isFoundBy(plan, sql`search_text`)] : [])];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

async function readPage(db: Db, query: LeadQuery, limit: number) {
  const { order } = query;
  // No index holds all ranks in order, so they are read one after another.
  const isRanked = order.name === 'due';
  const list = isRanked ? orderOfLeads('-createdAt').list : order.list;
  const found: { id: string }[] = [];
  for (const group of isRanked ? DUE_GROUPS : [sql`true`]) {
    const missing = limit + 1 - found.length;
    if (missing === 0) break;
    const { rows } = await sql<{ id: string }>`
      select ${sql.join([sql.ref('id'), ...order.selected])} from leads
      where ${whereOf(query)} and ${group} and ${order.isAfter(query.cursor)}
      order by ${list} limit ${missing}`.execute(db);
    found.push(...rows);
  }
  return cutPage(found, limit, order.cursorOf);
}

/**
 * Returns a page of the ids of leads. Counts up to a thousand, and never sorts more
 * (docs/decisions/0005-searching-leads.md).
 * @throws {HttpError} 400 if the cursor does not belong to this sort order
 */
export async function pageOfLeads(db: Db, query: LeadQuery): Promise<PageOf<string>> {
  const { order } = query;
  const limit = pageLimit(query);
  const { rows } = await sql<{ id: string | null; count: number }>`
    with found as materialized (
      select ${sql.join([sql.ref('id'), ...order.selected])}, ${order.isAfter(query.cursor)} as is_after
      from leads where ${whereOf(query)} limit ${EXACT_TOTAL_MAX + 1}
    ),
    page as (select * from found where is_after order by ${order.listSelected} limit ${limit + 1})
    select page.*, total.count from (select count(*) as count from found) as total left join page on true
    order by ${order.listSelected}`.execute(db);
  const count = rows[0]?.count ?? 0;
  const isFew = count <= EXACT_TOTAL_MAX;
  const found = rows.flatMap(({ id, ...row }) => (id === null ? [] : { id, ...row }));
  const { items, next } = isFew ? cutPage(found, limit, order.cursorOf) : await readPage(db, query, limit);
  const ids = items.map(({ id }) => id);
  if (isFew) return { items: ids, next, total: count, totalKind: 'exact' };
  return { items: ids, next, total: EXACT_TOTAL_MAX, totalKind: 'at-least' };
}

/**
 * Yields all leads of a query for exports, in batches, so that neither memory nor a connection is held for long.
 * @param read returns the rows of these ids, in any order
 */
export async function* everyLead<Row extends { id: string }>(
  db: Db,
  query: LeadQuery,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let { cursor } = query;
  do {
    const { items, next } = await readPage(db, { ...query, cursor }, EXPORT_BATCH);
    const ids = items.map(({ id }) => id);
    yield* sortByIds(ids, await read(ids));
    cursor = next;
  } while (cursor);
}

/** Returns rows in the order of the ids. Skips ids whose rows have been deleted. */
export function sortByIds<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
