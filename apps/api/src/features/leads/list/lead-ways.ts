import { EXACT_TOTAL_MAX } from '@upcurve/contracts/shared/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { pageLimit } from '../../../lib/http/paging/paging.ts';
import { isFoundBy, type SearchPlan } from '../../../lib/search/search.ts';
import {
  branchesOf,
  conditionOf,
  filterOf,
  isFiltered,
  type LeadQuery,
  type LeadTable,
  type Value,
} from './lead-query.ts';

/** Fetches and sorts up to this many matches. With more matches, walking the sort order fills a page quickly. */
export const SORT_ALL_MAX = 2 * EXACT_TOTAL_MAX;
/** The same limit for searches, whose matches are sparser. */
export const SORT_ALL_FOUND_MAX = 4000;
/** More rows than a table will ever have. */
export const NO_LIMIT = 2 ** 31;
/** A search for punctuation alone scans this many of the newest leads. */
const SCAN_NEWEST = 20_000;

export interface Found {
  id: string;
}

/** Makes the planner read indexes in order, since it cannot estimate how soon a page is full. */
export function withIndexScans<T>(db: Db, run: (trx: Db) => Promise<T>): Promise<T> {
  const off = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'jit'];
  const settings = [...off.map((name) => [name, 'off']), ['max_parallel_workers_per_gather', '0']];
  const go = async (trx: Db) => {
    await sql`select ${sql.join(settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`))}`.execute(
      trx,
    );
    return run(trx);
  };
  return db.isTransaction ? go(db) : db.transaction().execute(go);
}

/** Returns the different queries that find a page of leads. */
export function leadQueriesFor(db: Db, list: LeadTable, query: LeadQuery) {
  const { order } = query;
  const limit = sql`limit ${pageLimit(query) + 1}`;
  const from = sql.table(list.table);
  const filter = filterOf(query);
  const isAfter = order.isAfter(query.cursor);
  const columns = sql.join([sql.ref('id'), ...order.selected]);
  const branches = branchesOf(list, query);
  const isIndexed = list.orders.includes(order.name);

  /**
   * Returns a page of the rows of `found`, and their number. Materialized, so that the page's order does not change the
   * plan of `found`.
   */
  async function sorted(found: RawBuilder<unknown>) {
    const { rows } = await sql<Found & { count: number; seen: number }>`
      with found as materialized (${found}),
      page as (select * from found where is_in and is_after order by ${order.listSelected} ${limit})
      select page.*, total.* from (
        select count(*) filter (where is_in) as count, count(*) as seen from found
      ) as total left join page on true order by ${order.listSelected}`.execute(db);
    const { count = 0, seen = 0 } = rows[0] ?? {};
    return { rows: rows.filter(({ id }) => id), count, seen };
  }

  /** Selects rows of all branches. `rowsOf` selects those of one branch by its condition. */
  function ofEach(most: number, rowsOf: (its: RawBuilder<unknown>) => RawBuilder<unknown>) {
    const typed = (value: Value) =>
      typeof value === 'boolean' ? sql`${value}::boolean` : sql`${value}::text`;
    const values = branches.map((branch) => sql`(0, ${sql.join(Object.values(branch).map(typed))})`);
    const facets = Object.keys(branches[0] ?? {});
    const equal = facets.map((column, i) => sql`${sql.ref(column)} = branch.${sql.raw(`column${i + 2}`)}`);
    const its = sql.join([...equal, filterOf(query, facets)], sql` and `);
    return sql`select rows.* from (values ${sql.join(values)}) as branch cross join lateral (
      select * from (${rowsOf(its)}) as its limit ${most}
    ) as rows limit ${most}`;
  }

  return {
    /** Returns a page of the filtered rows, counting up to `SORT_ALL_MAX` + 1. */
    few: () =>
      sorted(
        ofEach(
          SORT_ALL_MAX + 1,
          (its) => sql`select ${columns}, ${isAfter} as is_after, true as is_in from ${from} where ${its}`,
        ),
      ),

    /** Whether at most `SORT_ALL_MAX` rows match the filter. Reads indexes only. */
    async isNarrow() {
      const some = ofEach(SORT_ALL_MAX + 1, (its) => sql`select from ${from} where ${its}`);
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from (${some}) as narrow`.execute(db);
      return (rows[0]?.count ?? 0) <= SORT_ALL_MAX;
    },

    /** Searches the filtered rows, up to `SORT_ALL_MAX` + 1. */
    fewSearched: (search: SearchPlan) =>
      sorted(
        ofEach(
          SORT_ALL_MAX + 1,
          (its) => sql`
          select ${columns}, ${isAfter} as is_after, ${isFoundBy(search, sql`search_text`)} as is_in
          from ${from} where ${its}`,
        ),
      ),

    /** Filters the search results, up to `SORT_ALL_FOUND_MAX` + 1. */
    fewFound(search: SearchPlan) {
      // The rows that a search for punctuation scans.
      const newest = sql`(select * from ${from} order by ${sql.ref(list.date)} desc limit ${SCAN_NEWEST}) as newest`;
      return sorted(sql`
        select ${columns}, ${isAfter} as is_after, ${filter} as is_in
        from ${search.kind === 'scan' ? newest : from} where ${isFoundBy(search, sql`search_text`)} limit ${SORT_ALL_FOUND_MAX + 1}`);
    },

    /** Returns a page of all rows that match search and filter. */
    everyFound: () =>
      sorted(
        sql`select ${columns}, ${isAfter} as is_after, true as is_in from ${from} where ${conditionOf(query)}`,
      ),

    /**
     * Returns a page by walking each branch up to a page's length, or by sorting all rows if no index has the order.
     */
    async walk() {
      const walk = (its: RawBuilder<unknown>) => sql<Found>`
        select ${columns} from ${from} where ${its} and ${isAfter} order by ${order.list} ${limit}`;
      // When sorted by date, one index has all rows in order.
      const isOneWalk = order.name === list.date && !isFiltered(query);
      const page =
        isIndexed && !isOneWalk
          ? sql<Found>`select * from (${ofEach(NO_LIMIT, walk)}) as pages order by ${order.listSelected} ${limit}`
          : walk(filter);
      return (await page.execute(db)).rows;
    },

    /**
     * Returns a page of search results by walking all branches merged, so that none is read beyond the page. Also
     * counts the rows walked.
     */
    async walkFound(search: SearchPlan, most: number) {
      // Bypasses the trigram index, so that the planner has to walk.
      const hidden = isFoundBy(search, sql`(search_text || '')`);
      const plain = sql<Found & { passed: null }>`
        select ${columns}, null as passed from ${from}
        where ${filter} and ${hidden} and ${isAfter} order by ${order.list} ${limit}`;
      const each = branches.map(
        (branch) => sql`(
          select ${columns}, search_text from ${from}
          where ${filterOf({ ...query, equal: { ...query.equal, ...branch } })} and ${isAfter}
          order by ${order.list} limit ${most})`,
      );
      const merged = sql`
        select * from (${sql.join(each, sql` union all `)}) as each order by ${order.listSelected} limit ${most}`;
      const page = sql<Found & { passed: number }>`
        select * from (
          select *, row_number() over (order by ${order.listSelected}) as passed from (${merged}) as walked
        ) as numbered
        where ${isFoundBy(search, sql`search_text`)} order by ${order.listSelected} ${limit}`;
      const way: RawBuilder<Found & { passed: number | null }> = isIndexed ? page : plain;
      return withIndexScans(db, async (trx) => (await way.execute(trx)).rows);
    },
  };
}
