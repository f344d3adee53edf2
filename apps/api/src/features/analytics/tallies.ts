import type { AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type Range, wholeMonths } from './range.ts';

/** Quiz measures, filtered by source, tier and version. */
const OF_QUIZZES = [
  ...['completed', 'eligible', 'qualified', 'seconds', 'score', 'touched', 'touchedSoon'],
  ...['answered', 'skipped', 'left', 'answer'],
];
/** Site event measures, filtered by source. */
const OF_VISITS = ['page', 'step', 'formShown', 'formBegun', 'formSent'];
/** Measures of the other forms, which have no campaign, and of excluded leads: never filtered. */
const OF_FORMS = ['form', 'formConverted', 'formTouched', 'formTouchedSoon', 'leftOut'];

export type TallyFilter = Pick<AnalyticsFilter, 'source' | 'tier' | 'version'>;

/** Returns the SQL conditions of a filter. The query must have columns of the same names. */
export function tallyConditions({ source, tier, version }: TallyFilter): RawBuilder<SqlBool> {
  const conditions = [
    source !== undefined && sql<SqlBool>`source = ${source}`,
    tier !== undefined && sql<SqlBool>`tier = ${tier}`,
    version !== undefined && sql<SqlBool>`version = ${version}`,
  ].filter((condition) => condition !== false);
  return sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

const rows = (
  condition: RawBuilder<SqlBool>,
  { from, to }: Range,
  columns = sql`measure, question_id, value, count`,
) => {
  const { first, end } = wholeMonths({ from, to });
  const days = (low: string, before: string) => sql`
    select ${columns} from tallies where grain = 'd' and ${condition} and day >= ${low} and day < ${before}`;
  return sql`
    ${days(from, first)} union all
    select ${columns} from tallies where grain = 'm' and ${condition} and day >= ${first} and day < ${end}
    union all ${days(end, 'infinity')} and day <= ${to}
    union all select ${columns} from tally_changes where ${condition} and day between ${from} and ${to}`;
};

export interface Tally {
  measure: string;
  questionId: number;
  value: string;
  count: number;
}

/** Reads all tallies of a range except those of the funnel. */
export async function readTallies(db: Db, range: Range, filter: TallyFilter): Promise<Tally[]> {
  const parts = [
    { measures: OF_QUIZZES, condition: tallyConditions(filter) },
    { measures: OF_VISITS, condition: tallyConditions({ source: filter.source }) },
    { measures: OF_FORMS, condition: sql<SqlBool>`true` },
  ].map(({ measures, condition }) => rows(sql<SqlBool>`measure = any(${measures}) and ${condition}`, range));
  const { rows: tallies } = await sql<Tally>`
    select measure, question_id, value, sum(count)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as rows
    group by measure, question_id, value having sum(count) <> 0`.execute(db);
  return tallies;
}

/** The measures of campaigns. Their value is the medium and the campaign, one per line. */
const OF_CAMPAIGNS = ['campaignOpen', 'campaignCompleted', 'campaignEligible'] as const;

interface CampaignTally {
  measure: 'visit' | (typeof OF_CAMPAIGNS)[number];
  source: string;
  value: string;
  count: number;
}

/** Reads the tallies of campaigns. A tier or version does not filter visits. */
export async function readTalliesBySource(
  db: Db,
  range: Range,
  filter: TallyFilter,
): Promise<CampaignTally[]> {
  const columns = sql`measure, source, value, count`;
  const parts = [
    sql<SqlBool>`measure = any(${OF_CAMPAIGNS}) and ${tallyConditions(filter)}`,
    sql<SqlBool>`measure = 'visit' and ${tallyConditions({ source: filter.source })}`,
  ].map((condition) => rows(condition, range, columns));
  const { rows: tallies } = await sql<CampaignTally>`
    select measure, source, value, sum(count)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as rows
    group by measure, source, value having sum(count) <> 0`.execute(db);
  return tallies;
}
