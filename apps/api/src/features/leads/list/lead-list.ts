import type { Total } from '@upcurve/contracts/shared/paging';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { readAhead } from '../../../lib/database/read-ahead.ts';
import { cutPage, pageLimit } from '../../../lib/http/paging/paging.ts';
import { isFoundBy, planSearch } from '../../../lib/search/search.ts';
import { conditionOf, estimate, filterOf, isFiltered, type LeadQuery, type LeadTable } from './lead-query.ts';
import { type Found, leadQueriesFor, NO_LIMIT, SORT_ALL_FOUND_MAX, SORT_ALL_MAX } from './lead-ways.ts';

/** If the planner estimates more matches than this, the search does not check whether there are only a few. */
const SURELY_MANY = 10 * SORT_ALL_FOUND_MAX;
/** Maximum number of rows to walk when looking for a page. After that, all matches are fetched. */
const PASSED_MAX = 10_000;
/** Rows that an export fetches at a time: few enough for memory, enough to make round trips negligible. */
const AT_ONCE = 300;

export interface LeadPage extends Total {
  ids: string[];
  next: string | undefined;
}

/**
 * Returns a page of lead ids in order. Never counts the table: see docs/decisions on searching leads.
 * @throws {HttpError} 400 if the cursor does not belong to this sort order
 */
export async function pageOfLeads(db: Db, list: LeadTable, query: LeadQuery): Promise<LeadPage> {
  const ways = leadQueriesFor(db, list, query);
  const limit = pageLimit(query);
  const pageOf = (rows: Found[], { total, totalKind }: Total): LeadPage => {
    const { items, next } = cutPage(rows, limit, query.order.cursorOf);
    return { ids: items.map(({ id }) => id), next, total, totalKind };
  };
  const guessed = (condition = filterOf(query)) => estimate(db, list, condition);

  const search = query.search ? planSearch(query.search) : undefined;
  if (!search) {
    const { rows, count } = await ways.few();
    if (count <= SORT_ALL_MAX) return pageOf(rows, { total: count, totalKind: 'exact' });
    return pageOf(await ways.walk(), { total: Math.max(count, await guessed()), totalKind: 'about' });
  }

  const isScan = search.kind === 'scan';
  if (!isScan && isFiltered(query) && (await ways.isNarrow())) {
    const { rows, count } = await ways.fewSearched(search);
    return pageOf(rows, { total: count, totalKind: 'exact' });
  }
  const isSurelyMany = !isScan && (await guessed(isFoundBy(search, sql`search_text`))) > SURELY_MANY;
  if (!isSurelyMany) {
    const { rows, count, seen } = await ways.fewFound(search);
    if (seen <= SORT_ALL_FOUND_MAX)
      return pageOf(rows, { total: count, totalKind: isScan ? 'at-least' : 'exact' });
  }
  const passing = await guessed();
  // In any other order, the rows of a narrow date range are scattered, so a walk could take arbitrarily long.
  const isWalkable =
    query.order.name === list.date || !query.conditions?.length || (isSurelyMany && passing > SURELY_MANY);
  if (isScan || isWalkable) {
    const walked = await ways.walkFound(search, PASSED_MAX);
    const last = walked.at(-1);
    if (last && walked.length > limit) {
      const guess = last.passed ? passing * (walked.length / last.passed) : await guessed(conditionOf(query));
      return pageOf(walked, { total: Math.max(walked.length, Math.round(guess)), totalKind: 'about' });
    }
    if (isScan) return pageOf(walked, { total: walked.length, totalKind: 'at-least' });
  }
  const { rows, count } = await ways.everyFound();
  return pageOf(rows, { total: count, totalKind: 'exact' });
}

/**
 * Yields all leads of a list for exports, one page at a time, so that neither memory nor a connection is held for long.
 * @param read returns the rows of these ids, in any order
 */
export async function* everyLead<Row extends { id: string }>(
  db: Db,
  list: LeadTable,
  query: LeadQuery,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  async function* pages() {
    for await (const ids of idPages(db, list, query)) yield sortByIds(ids, await read(ids));
  }
  for await (const rows of readAhead(pages())) yield* rows;
}

async function* idPages(db: Db, list: LeadTable, query: LeadQuery): AsyncGenerator<string[]> {
  const search = query.search ? planSearch(query.search) : undefined;
  const first = leadQueriesFor(db, list, { ...query, limit: SORT_ALL_FOUND_MAX });
  const { rows, seen } = await (search ? first.fewFound(search) : first.few());
  if (seen <= (search ? SORT_ALL_FOUND_MAX : SORT_ALL_MAX)) {
    for (let i = 0; i < rows.length; i += AT_ONCE) yield rows.slice(i, i + AT_ONCE).map(({ id }) => id);
    return;
  }
  let cursor: string | undefined;
  do {
    const ways = leadQueriesFor(db, list, { ...query, limit: AT_ONCE, cursor });
    const cut = cutPage(
      await (search ? ways.walkFound(search, NO_LIMIT) : ways.walk()),
      AT_ONCE,
      query.order.cursorOf,
    );
    yield cut.items.map(({ id }) => id);
    cursor = cut.next;
  } while (cursor);
}

/** Returns rows in the order of the ids. Skips ids whose rows have been deleted. */
export function sortByIds<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
