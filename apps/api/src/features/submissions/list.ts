import { NO_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import {
  type Submission,
  type SubmissionFilter,
  SubmissionStatus,
} from '@upcurve/contracts/leads/submissions';
import { TIERS } from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { assignedTo, outcomeIs, tagOf } from '../../db/lead-tables.ts';
import { orderOf, type Sorts } from '../../lib/http/paging/order.ts';
import { callColumnsOf } from '../leads/calls.ts';
import { everyLead, pageOfLeads, sortByIds } from '../leads/list/lead-list.ts';
import {
  type Condition,
  conditionOf,
  dateConditions,
  type LeadQuery,
  type LeadTable,
} from '../leads/list/lead-query.ts';
import { LIST_COLUMNS } from './queries.ts';

const SORTS: Sorts = {
  completedAt: { by: 'completedAt', kind: 'instant' },
  name: { by: 'nameKey', kind: 'text' },
  score: { by: 'score', kind: 'smallint' },
};

const FACETS = {
  status: SubmissionStatus.options,
  tier: TIERS.map(({ name }) => name),
  isEligible: [true, false],
};
const TABLE: LeadTable = {
  table: 'submissions',
  date: 'completedAt',
  indexes: [{ source: [], ...FACETS }, FACETS],
  orders: Object.keys(SORTS),
};

/** Returns conditions for the medium and the campaign. */
function taggedAs(tags: Pick<SubmissionFilter, 'medium' | 'campaign'>): Condition[] {
  return (['medium', 'campaign'] as const).flatMap((name) => {
    const wanted = tags[name];
    if (wanted === undefined) return [];
    const tag = sql`attribution ->> ${sql.lit(name)}`;
    // Written so that the index on campaigns is used.
    return wanted === NO_TAG
      ? sql<SqlBool>`${tagOf(sql.ref('attribution'), name)} = ${NO_TAG}`
      : sql<SqlBool>`${tag} = ${wanted}`;
  });
}

export function queryOf(filter: SubmissionFilter): LeadQuery {
  const {
    sort = '-completedAt',
    status,
    tier,
    source,
    eligible,
    outcome,
    assignee,
    from,
    to,
    ...more
  } = filter;
  const { medium, campaign, ...rest } = more;
  return {
    ...rest,
    order: orderOf(SORTS, sort),
    equal: { status, tier, source, isEligible: eligible && eligible === 'true' },
    conditions: [
      ...dateConditions('completedAt', from, to),
      ...assignedTo(assignee),
      ...outcomeIs(outcome),
      ...taggedAs({ medium, campaign }),
    ],
  };
}

/** Selects the question sets of the submissions that match the filter. */
export function questionSetsOf(db: Db, filter: SubmissionFilter) {
  return db
    .selectFrom('questionSets')
    .select(['hash', 'questions'])
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('submissions')
        .select('questionSet')
        .where(conditionOf(queryOf(filter))),
    )
    .execute();
}

/** Formatted by the database: in JavaScript, this takes longer than the rest of a row. */
const LONDON = sql<string>`to_char(completed_at at time zone ${sql.lit(AGENCY_ZONE)}, 'YYYY-MM-DD HH24:MI:SS')`;

const selectByIds = (db: Db, ids: string[]) =>
  db.selectFrom('submissions').select(LIST_COLUMNS).where('id', '=', sql<string>`any(${ids})`);

/** Lists submissions. @throws {HttpError} 400 if the cursor belongs to another sort order */
export async function listSubmissions(db: Db, filter: SubmissionFilter): Promise<PageOf<Submission>> {
  const { ids, ...page } = await pageOfLeads(db, TABLE, queryOf(filter));
  return { ...page, items: sortByIds(ids, await selectByIds(db, ids).execute()) };
}

/** Yields all submissions that match the filter in list order, with the extra columns of an export. */
export const everySubmission = (db: Db, filter: SubmissionFilter) =>
  everyLead(db, TABLE, queryOf(filter), (ids) =>
    selectByIds(db, ids)
      .select(['questionSet', 'consent', 'attribution', LONDON.as('completedAtLondon')])
      .select(callColumnsOf('eligibility'))
      .execute(),
  );
