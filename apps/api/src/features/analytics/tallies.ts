import type { AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { answerCountsOf, COUNTS, countsOf, leftCountsOf, ofNoQuestion, rowsIn } from './counted-rows.ts';
import type { Range } from './range.ts';

/** Measures of quizzes, filtered by source, tier and version. */
const OF_QUIZZES = ['score', 'seconds', 'touched', 'touchedSoon', 'answered', 'skipped', 'left', 'answer'];
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

/** Adds up counts with these columns, in a fixed order. */
async function sumsOf<Row>(
  db: Db,
  columns: RawBuilder<unknown>,
  counts: readonly RawBuilder<unknown>[],
): Promise<Row[]> {
  const parts = counts.map(
    (part) => sql`select ${columns}, sum(count)::bigint as count from (${part}) as part group by ${columns}`,
  );
  const { rows } = await sql<Row>`
    select ${columns}, sum(count)::bigint as count from (${sql.join(parts, sql` union all `)}) as counts
    group by ${columns} having sum(count) <> 0 order by ${columns}`.execute(db);
  return rows;
}

export interface Tally {
  measure: string;
  questionId: number;
  value: string;
  count: number;
}

const COLUMNS = sql`measure, question_id, value`;

/** Reads the counts of a range by the steps of the quizzes' durations. */
export function readDurations(db: Db, range: Range, filter: TallyFilter): Promise<Tally[]> {
  const condition = tallyConditions(filter);
  const quizzes = rowsIn('quizzes', range, condition);
  return sumsOf(db, COLUMNS, [
    ofNoQuestion(countsOf(COUNTS.quizzes.durations, quizzes, ['value'])),
    tallied(['seconds'], range, condition),
  ]);
}

/** Reads all counts of a range except those of the funnel and of campaigns. */
export function readTallies(db: Db, range: Range, filter: TallyFilter): Promise<Tally[]> {
  const condition = tallyConditions(filter);
  const quizzes = rowsIn('quizzes', range, condition);
  const openQuizzes = rowsIn('openQuizzes', range, condition);
  const forms = rowsIn('forms', range);
  const { scores, durations, touches } = COUNTS.quizzes;
  const simple = [
    ...[scores, durations, touches].map((counts) => countsOf(counts, quizzes, ['value'])),
    ...Object.values(COUNTS.forms).map((counts) => countsOf(counts, forms, ['value'])),
  ];
  return sumsOf(db, COLUMNS, [
    ...simple.map(ofNoQuestion),
    answerCountsOf(quizzes, []),
    answerCountsOf(openQuizzes, []),
    leftCountsOf(openQuizzes, []),
    tallied(OF_QUIZZES, range, condition),
    tallied(OF_VISITS, range, tallyConditions({ source: filter.source })),
    tallied(OF_FORMS, range, sql`true`),
  ]);
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
export function readTalliesBySource(db: Db, range: Range, filter: TallyFilter): Promise<CampaignTally[]> {
  const condition = tallyConditions(filter);
  const countsBy = (kind: 'quizzes' | 'openQuizzes') =>
    countsOf(COUNTS[kind].campaigns, rowsIn(kind, range, condition), ['source', 'value']);
  return sumsOf(db, sql`measure, source, value`, [
    countsBy('quizzes'),
    countsBy('openQuizzes'),
    tallied(OF_CAMPAIGNS, range, condition),
    tallied(['visit'], range, tallyConditions({ source: filter.source })),
  ]);
}
