import { EXACT_TOTAL_MAX, type PageOf, type Total } from '@upcurve/contracts/paging';
import type { Submission, SubmissionFilter } from '@upcurve/contracts/submissions';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { orderOf, type Sorts } from '../../lib/order.ts';
import { cutPage, pageLimit } from '../../lib/paging.ts';
import { planSearch } from '../../lib/search.ts';
import { LIST_COLUMNS, SOURCE } from './queries.ts';

/** Up to so many matches are fetched and sorted; more lie so dense that walking the
 * sort order soon meets a page of them. */
const FEW = 2 * EXACT_TOTAL_MAX;
/** How many of the newest submissions a search for punctuation alone looks through. */
const SCAN_NEWEST = 20_000;

const SORTS = {
  completedAt: { by: 'completedAt', kind: 'instant' },
  name: { by: 'nameKey', kind: 'text' },
  score: { by: 'score', kind: 'smallint' },
} as const satisfies Sorts;

type Conditions = (eb: ExpressionBuilder<Database, 'submissions'>) => Expression<SqlBool>;

/** `isWalk` hides the search from the trigram index, so that the planner can only walk the sort order. */
function conditionsOf(filter: SubmissionFilter, pattern: string | undefined, isWalk = false): Conditions {
  return (eb) => {
    const all: Expression<SqlBool>[] = [];
    if (filter.status) all.push(eb('status', '=', filter.status));
    if (filter.tier) all.push(eb('tier', '=', filter.tier));
    if (filter.eligible) all.push(eb('isEligible', '=', filter.eligible === 'true'));
    if (filter.source) all.push(eb(SOURCE, '=', filter.source));
    if (filter.from) all.push(eb('completedAt', '>=', filter.from));
    if (filter.to) all.push(eb('completedAt', '<', filter.to));
    if (pattern)
      all.push(eb(isWalk ? sql<string>`search_text || ''` : eb.ref('searchText'), 'like', pattern));
    return eb.and(all);
  };
}

/** The planner's guess; costs no more than planning. */
async function estimate(db: Db, conditions: Conditions): Promise<number> {
  const query = db.selectFrom('submissions').select('submissions.id').where(conditions);
  const [plan] = await query.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** What was asked of those that a list finds. */
export function questionSetsOf(db: Db, filter: SubmissionFilter) {
  const search = filter.search ? planSearch(filter.search) : undefined;
  return db
    .selectFrom('questionSets')
    .select(['hash', 'questions'])
    .where('hash', 'in', (eb) =>
      eb.selectFrom('submissions').select('questionSet').where(conditionsOf(filter, search?.pattern)),
    )
    .execute();
}

/**
 * A page of submissions. Never counts the table: see docs/decisions on searching leads.
 * @throws {HttpError} 400 where the cursor is not one of this sort order
 */
export async function listSubmissions(db: Db, filter: SubmissionFilter): Promise<PageOf<Submission>> {
  const { sort = '-completedAt' } = filter;
  const { direction, ...order } = orderOf(SORTS, sort);
  const column = SORTS[sort.replace('-', '') as keyof typeof SORTS].by;
  const limit = pageLimit(filter);
  const search = filter.search ? planSearch(filter.search) : undefined;
  const conditions = conditionsOf(filter, search?.pattern);
  const isAfter = order.isAfter(filter.cursor);

  // What punctuation is looked for in: a table expression of the same name as the table it is the newest part of.
  const source =
    search?.kind === 'scan'
      ? db.with('submissions', (cte) =>
          cte.selectFrom('submissions').selectAll().orderBy('completedAt', 'desc').limit(SCAN_NEWEST),
        )
      : db;

  // Materialised, the few are found by their own best plan and not by one that hopes to meet them in order.
  const { count, ids } = await source
    .with(
      (cte) => cte('few').materialized(),
      (cte) =>
        cte
          .selectFrom('submissions')
          .select(['id', column])
          .where(conditions)
          .limit(FEW + 1),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('few')
        .select('id')
        .where(isAfter)
        .orderBy(column, direction)
        .orderBy('id', direction)
        .limit(limit + 1),
    )
    .selectNoFrom((eb) => [
      eb.selectFrom('few').select(eb.fn.countAll<number>().as('n')).as('count'),
      sql<string[]>`array(select id from page)`.as('ids'),
    ])
    .executeTakeFirstOrThrow();

  const isFew = count !== null && count <= FEW;
  const rows = db.selectFrom('submissions').select([...LIST_COLUMNS, 'nameKey']);
  const page = isFew
    ? rows.where('id', '=', sql<string>`any(${ids})`)
    : rows
        .where(conditionsOf(filter, search?.pattern, true))
        .where(isAfter)
        .limit(limit + 1);
  const found = await page.orderBy(column, direction).orderBy('id', direction).execute();

  const cut = cutPage(found, limit, (last) => order.cursorOf(last[column], last.id));
  const total: Total = isFew
    ? { total: count, totalKind: search?.kind === 'scan' ? 'at-least' : 'exact' }
    : { total: Math.max(FEW + 1, await estimate(db, conditions)), totalKind: 'about' };
  return { items: cut.items.map(({ nameKey: _, ...item }) => item), next: cut.next, ...total };
}
