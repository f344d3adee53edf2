import type { InboxFilter, InboxLead } from '@upcurve/contracts/leads/inbox';
import type { InboxSort } from '@upcurve/contracts/leads/inbox-views';
import { LeadKind } from '@upcurve/contracts/leads/lead';
import { EXACT_TOTAL_MAX, type PageOf, type Total } from '@upcurve/contracts/shared/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES, outcomeIs } from '../../db/lead-tables.ts';
import { type CursorKind, decodeCursor, encodeCursor, type Value } from '../../lib/http/paging/cursor.ts';
import { cutPage, pageLimit } from '../../lib/http/paging/paging.ts';
import { estimate } from '../leads/list/lead-query.ts';
import { SORT_ALL_MAX, withIndexScans } from '../leads/list/lead-ways.ts';
import { isMentioned } from '../leads/mentions.ts';
import { countUpTo } from './counts.ts';
import { type InboxSearch, inboxSearch } from './search.ts';
import { isInView, LEADS } from './views.ts';

/** If the planner estimates more matches than this, `fewOf` skips its query, which would be slow. */
const SURELY_MANY = 10 * SORT_ALL_MAX;

const SQL_TYPES = { boolean: 'boolean', smallint: 'int', text: 'text', instant: 'timestamptz' } as const;

/** The columns by which the inbox sorts: of one kind of lead, or of both together. */
interface SortColumns {
  at: RawBuilder<unknown>;
  score: RawBuilder<unknown>;
}
const OF_BOTH: SortColumns = { at: sql`created_at`, score: sql`score` };

interface Order {
  columns: (of: SortColumns) => RawBuilder<unknown>[];
  /** The types of the columns in a cursor. */
  kinds: readonly CursorKind[];
  valuesOf: (lead: InboxLead) => Value[];
}

const byTime: Order = {
  columns: ({ at }) => [at],
  kinds: ['instant'],
  valuesOf: ({ createdAt }) => [createdAt],
};

/** @param none replaces the score of leads without one, so that they come last */
const byScore = (none: -1 | 101): Order => ({
  columns: ({ score }) => [sql`coalesce(${score}, ${sql.lit(none)})`],
  kinds: ['smallint'],
  valuesOf: ({ score }) => [score ?? none],
});

/** The sort orders before the id, which follows in the same direction. */
const ORDERS: Record<InboxSort, Order> = {
  unread: {
    columns: ({ at }) => [sql`is_unread`, at],
    kinds: ['boolean', 'instant'],
    valuesOf: ({ isUnread, createdAt }) => [isUnread, createdAt],
  },
  '-createdAt': byTime,
  createdAt: byTime,
  '-score': byScore(-1),
  score: byScore(101),
};

/** Returns the order by a sort key, and the condition for rows after its cursor. */
function orderBy(sort: InboxSort) {
  const { columns, kinds, valuesOf } = ORDERS[sort];
  const isAscending = sort === 'createdAt' || sort === 'score';
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  return {
    clause: (of: SortColumns) =>
      sql`order by ${sql.join([...columns(of), sql`id`].map((column) => sql`${column} ${direction}`))}`,
    /** @throws {HttpError} 400 if the cursor was made up or belongs to another list or sort order */
    after(cursor: string | undefined): (of: SortColumns) => RawBuilder<SqlBool> {
      if (!cursor) return () => sql`true`;
      const values = decodeCursor(`inbox ${sort}`, cursor, kinds);
      const types = [...kinds.map((kind) => SQL_TYPES[kind]), 'uuid'];
      const bound = values.map((value, i) => sql`${value}::${sql.raw(types[i] ?? '')}`);
      return (of) =>
        sql`(${sql.join([...columns(of), sql`id`])}) ${sql.raw(isAscending ? '>' : '<')} (${sql.join(bound)})`;
    },
    cursorOf: (last: InboxLead) => encodeCursor(`inbox ${sort}`, [...valuesOf(last), last.id]),
  };
}

/** Selects rows of one kind in an order, as the member sees them. */
const rowsOf = (
  kind: LeadKind,
  userId: string,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  limit: number,
) => sql`(
  select id, person_id, name, email, phone, status, assignee_id, is_unread, follow_up_at, version,
    outcome, value_pence, won_on, lost_reason, ${isMentioned(kind, userId)} as is_mentioned, ${LEADS[kind].columns}
  from ${LEADS[kind].table} where ${where} ${order} limit ${limit})`;

/**
 * Returns the ids of up to `SORT_ALL_MAX` matches; undefined if there are more. The query does not sort, because
 * sorting with a limit would mislead the planner.
 */
async function fewOf(db: Db, kind: LeadKind, search: InboxSearch, inView: RawBuilder<SqlBool>) {
  const guess = await estimate(db, { table: LEAD_TABLES[kind].table }, search.matches);
  if (search.isWhole && guess > SURELY_MANY) return undefined;
  const { rows } = await sql<{ ids: string[] }>`
    select array(select id from ${search.source(kind)} where ${inView} and ${search.matches} limit ${SORT_ALL_MAX + 1}) as ids
  `.execute(db);
  const { ids = [] } = rows[0] ?? {};
  return ids.length > SORT_ALL_MAX ? undefined : ids;
}

/**
 * Returns a page of leads of both kinds. Never counts or sorts a whole table
 * (docs/decisions/0005-searching-leads.md).
 * @throws {HttpError} 400 if the cursor belongs to another list or sort order
 */
export async function listInbox(db: Db, filter: InboxFilter, userId: string): Promise<PageOf<InboxLead>> {
  const { view = 'all', kind, outcome, sort = 'unread' } = filter;
  const isShown = (each: LeadKind) =>
    sql<SqlBool>`${sql.join([isInView(each, view, userId), ...outcomeIs(outcome)], sql` and `)}`;
  const limit = pageLimit(filter);
  const order = orderBy(sort);
  const isAfter = order.after(filter.cursor);
  const search = inboxSearch(filter.search);
  const parts = await Promise.all(
    (kind ? [kind] : LeadKind.options).map(async (each) => {
      const inView = isShown(each);
      const after = isAfter(LEADS[each]);
      if (!search) return { kind: each, where: sql<SqlBool>`${inView} and ${after}`, found: undefined };
      const ids = await fewOf(db, each, search, inView);
      const where = ids
        ? sql<SqlBool>`id = any(${ids}::uuid[]) and ${after}`
        : sql<SqlBool>`${inView} and ${after} and ${search.matchesOnWalk}`;
      return { kind: each, where, found: ids ? ids.length : SORT_ALL_MAX + 1 };
    }),
  );
  const pages = parts.map((part) =>
    rowsOf(part.kind, userId, part.where, order.clause(LEADS[part.kind]), limit + 1),
  );
  const page = sql<InboxLead>`
    select * from (${sql.join(pages, sql` union all `)}) as leads
    ${order.clause(OF_BOTH)} limit ${limit + 1}`;
  const isWalked = parts.some(({ found = 0 }) => found > SORT_ALL_MAX);
  const { rows } = await (isWalked ? withIndexScans(db, (trx) => page.execute(trx)) : page.execute(db));
  const total = search
    ? totalOf(
        parts.map(({ found = 0 }) => found),
        SORT_ALL_MAX,
        search.isWhole,
      )
    : await countView();
  return { ...cutPage(rows, limit, order.cursorOf), ...total };

  async function countView(): Promise<Total> {
    const counts = parts.map((part) => countUpTo(EXACT_TOTAL_MAX + 1, part.kind, isShown(part.kind)));
    const { rows: counted } = await sql<{
      counts: number[];
    }>`select array[${sql.join(counts)}] as counts`.execute(db);
    return totalOf(counted[0]?.counts ?? [], EXACT_TOTAL_MAX, true);
  }
}

/** Returns the total of counts that stop at `max` + 1. */
function totalOf(counts: number[], max: number, isWhole: boolean): Total {
  const total = counts.reduce((sum, count) => sum + Math.min(count, max), 0);
  const isExact = isWhole && counts.every((count) => count <= max);
  return { total, totalKind: isExact ? 'exact' : 'at-least' };
}
