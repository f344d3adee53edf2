import { EXACT_TOTAL_MAX, type Submission, type SubmissionFilter } from '@upcurve/contracts/submission';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { cutPage, type PageOf, pageLimit, type Total } from '../../lib/paging.ts';
import { planSearch } from './search.ts';
import { LIST_COLUMNS } from './submissions.ts';

/** Up to so many matches are fetched and sorted; more lie so dense that walking the sort order finds a page soon. */
const FEW = 3 * EXACT_TOTAL_MAX;
/** How many of the newest submissions a search for punctuation alone looks through. */
const SCAN_NEWEST = 20_000;

const SORTS = {
  completedAt: { column: 'completedAt', kind: 'instant' },
  name: { column: 'nameKey', kind: 'text' },
  score: { column: 'score', kind: 'smallint' },
} as const;

function sortOf({ sort = '-completedAt' }: SubmissionFilter) {
  const isDescending = sort.startsWith('-');
  const name = (isDescending ? sort.slice(1) : sort) as keyof typeof SORTS;
  return { sort, ...SORTS[name], direction: isDescending ? ('desc' as const) : ('asc' as const) };
}

type Conditions = (eb: ExpressionBuilder<Database, 'submissions'>) => Expression<SqlBool>;

function conditionsOf(filter: SubmissionFilter): Conditions {
  const search = filter.search ? planSearch(filter.search) : undefined;
  return (eb) => {
    const all: Expression<SqlBool>[] = [];
    if (filter.status) all.push(eb('status', '=', filter.status));
    if (filter.from) all.push(eb('completedAt', '>=', filter.from));
    if (filter.to) all.push(eb('completedAt', '<', filter.to));
    if (search) all.push(eb('searchText', 'like', search.pattern));
    if (search?.kind === 'scan') {
      const newest = eb
        .selectFrom('submissions as s')
        .select('s.id')
        .orderBy('s.completedAt', 'desc')
        .limit(SCAN_NEWEST);
      all.push(eb('submissions.id', 'in', newest));
    }
    return eb.and(all);
  };
}

/** Rows that match, counted up to one past FEW. */
async function countFew(db: Db, conditions: Conditions): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('submissions')
        .select('id')
        .where(conditions)
        .limit(FEW + 1)
        .as('few'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The planner's guess; costs no more than planning. */
async function estimate(db: Db, conditions: Conditions): Promise<number> {
  const query = db.selectFrom('submissions').select('submissions.id').where(conditions);
  const [plan] = await query.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/**
 * A page of submissions. Never counts the table: see docs/decisions on searching leads.
 * @throws {HttpError} 400 where the cursor is not one of this sort order
 */
export async function listSubmissions(db: Db, filter: SubmissionFilter): Promise<PageOf<Submission>> {
  const { sort, column, kind, direction } = sortOf(filter);
  const limit = pageLimit(filter);
  const conditions = conditionsOf(filter);
  const after = filter.cursor ? decodeCursor(sort, filter.cursor, kind) : undefined;

  const count = await countFew(db, conditions);
  const isFew = count <= FEW;

  const matches = db.selectFrom('submissions').select(LIST_COLUMNS).select('nameKey').where(conditions);
  // Materialised, the few are found by their own best plan, not by the one for their order.
  const source = isFew
    ? db
        .with(
          (cte) => cte('few').materialized(),
          () => matches,
        )
        .selectFrom('few as submissions')
        .selectAll()
    : matches;

  let page = source
    .orderBy(column, direction)
    .orderBy('submissions.id', direction)
    .limit(limit + 1);
  if (after) {
    const comparison = sql.raw(direction === 'desc' ? '<' : '>');
    page = page.where(
      sql<SqlBool>`(${sql.ref(column)}, submissions.id) ${comparison} (${after[0]}, ${after[1]})`,
    );
  }

  const { rows, next } = cutPage(await page.execute(), limit, (last) =>
    encodeCursor(sort, [last[column], last.id]),
  );
  const total: Total = isFew
    ? { count, kind: 'exact' }
    : { count: Math.max(count, await estimate(db, conditions)), kind: 'estimate' };
  return { rows: rows.map(({ nameKey: _, ...row }) => row), next, total };
}
