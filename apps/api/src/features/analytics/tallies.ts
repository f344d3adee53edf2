import type { AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { answerCountsOf, arrivedIn, COUNTS, countsOf, leftCountsOf } from './counted-rows.ts';
import type { Range } from './range.ts';

/** Measures of quizzes, filtered by source, tier and version. */
const OF_QUIZZES = [
  ...['seconds', 'score', 'touched', 'touchedSoon'],
  ...['answered', 'skipped', 'left', 'answer'],
];
/** Site event measures, filtered by source. */
const OF_VISITS = ['page', 'step', 'formShown', 'formBegun', 'formSent'];
/** Measures of the other forms, which have no campaign, and of excluded events: never filtered. */
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

/** Selects the counts of some measures among the tallies. */
const tallied = (measures: readonly string[], { from, to }: Range, condition: RawBuilder<SqlBool>) => sql`
  select measure, source, question_id, value, count from tallies
  where measure = any(${measures}) and day between ${from} and ${to} and ${condition}`;

export interface Tally {
  measure: string;
  questionId: number;
  value: string;
  count: number;
}

/** Reads all counts of a range except those of the funnel and of campaigns. */
export async function readTallies(db: Db, range: Range, filter: TallyFilter): Promise<Tally[]> {
  const condition = tallyConditions(filter);
  const where = sql<SqlBool>`${arrivedIn(range)} and ${condition}`;
  const { scores, durations, quizTouches, forms, formTouches } = COUNTS;
  const parts = [
    ...[scores, durations, quizTouches].map((counts) => countsOf(counts, { by: ['value'], where })),
    ...[forms, formTouches].map((counts) => countsOf(counts, { by: ['value'], where: arrivedIn(range) })),
  ].map((counts) => sql`select measure, 0 as question_id, value, count from (${counts}) as counts`);
  const ofQuestions = [
    answerCountsOf('quizzes', { by: [], where }),
    answerCountsOf('openQuizzes', { by: [], where }),
    leftCountsOf({ by: [], where }),
    tallied(OF_QUIZZES, range, condition),
    tallied(OF_VISITS, range, tallyConditions({ source: filter.source })),
    tallied(OF_FORMS, range, sql`true`),
  ].map((counts) => sql`select measure, question_id, value, count from (${counts}) as counts`);
  const { rows: tallies } = await sql<Tally>`
    select measure, question_id, value, sum(count)::bigint as count
    from (${sql.join([...parts, ...ofQuestions], sql` union all `)}) as counts
    group by measure, question_id, value having sum(count) <> 0 order by 1, 2, 3`.execute(db);
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

/** Reads the counts of campaigns. A tier or version does not filter visits. */
export async function readTalliesBySource(
  db: Db,
  range: Range,
  filter: TallyFilter,
): Promise<CampaignTally[]> {
  const condition = tallyConditions(filter);
  const where = sql<SqlBool>`${arrivedIn(range)} and ${condition}`;
  const parts = [
    countsOf(COUNTS.quizCampaigns, { by: ['source', 'value'], where }),
    countsOf(COUNTS.openCampaigns, { by: ['source', 'value'], where }),
    tallied(OF_CAMPAIGNS, range, condition),
    tallied(['visit'], range, tallyConditions({ source: filter.source })),
  ].map((counts) => sql`select measure, source, value, count from (${counts}) as counts`);
  const { rows: tallies } = await sql<CampaignTally>`
    select measure, source, value, sum(count)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as counts
    group by measure, source, value having sum(count) <> 0 order by 1, 2, 3`.execute(db);
  return tallies;
}
