import type { AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import {
  answerCountsOf,
  COUNTS,
  countsOf,
  leftCountsOf,
  ofNoQuestion,
  rowsIn,
  STEP_RATIO,
} from './counted-rows.ts';
import type { Range } from './range.ts';

/** Measures of campaigns. Their value is the medium and the campaign, one per line. */
const OF_CAMPAIGNS = ['visit', 'campaignOpen', 'campaignCompleted', 'campaignEligible'];
/** Measures of quizzes, filtered by source, tier and version. */
const OF_QUIZZES = [
  ...['score', 'seconds', 'touched', 'touchedSoon', 'answered', 'skipped', 'left', 'answer'],
  ...['campaignOpen', 'campaignCompleted', 'campaignEligible'],
];
/** Site event measures, filtered by source. */
const OF_VISITS = ['visit', 'page', 'step', 'formShown', 'formBegun', 'formSent'];
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

const tallied = (measures: readonly string[], { from, to }: Range, condition: RawBuilder<SqlBool>) => sql`
  select measure, source, question_id, value, count from tallies
  where measure = any(${measures}) and day between ${from} and ${to} and ${condition}`;

export interface Tally {
  measure: string;
  /** Empty except for campaigns. */
  source: string;
  questionId: number;
  value: string;
  count: number;
}

/** Adds up counts, those of campaigns by source. */
async function sumsOf(db: Db, counts: readonly RawBuilder<unknown>[]): Promise<Tally[]> {
  const parts = counts.map(
    (part) => sql`
      select measure, source, question_id, value, sum(count)::bigint as count from (${part}) as part group by 1, 2, 3, 4`,
  );
  const { rows } = await sql<Tally>`
    select measure, case when measure = any(${OF_CAMPAIGNS}) then source else '' end as source, question_id, value,
      sum(count)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as counts group by 1, 2, 3, 4 having sum(count) <> 0 order by 1, 2, 3, 4`.execute(
    db,
  );
  return rows;
}

const ofAllSources = (counts: RawBuilder<unknown>) => sql`select *, '' as source from (${counts}) as counts`;

/** Reads the counts of a range by the steps of the quizzes' durations. */
export function readDurations(db: Db, range: Range, filter: TallyFilter): Promise<Tally[]> {
  const condition = tallyConditions(filter);
  const quizzes = rowsIn('quizzes', range, condition);
  return sumsOf(db, [
    ofAllSources(ofNoQuestion(countsOf(COUNTS.quizzes.durations, quizzes, ['value']))),
    tallied(['seconds'], range, condition),
  ]);
}

/** Reads all counts of a range except those of the funnel. */
export function readTallies(db: Db, range: Range, filter: TallyFilter): Promise<Tally[]> {
  const condition = tallyConditions(filter);
  const quizzes = rowsIn('quizzes', range, condition);
  const openQuizzes = rowsIn('openQuizzes', range, condition);
  const forms = rowsIn('forms', range);
  const { scores, durations, touches, campaigns } = COUNTS.quizzes;
  const simple = [
    ...[scores, durations, touches].map((counts) => countsOf(counts, quizzes, ['value'])),
    ...Object.values(COUNTS.forms).map((counts) => countsOf(counts, forms, ['value'])),
  ];
  const answers = [
    answerCountsOf(quizzes, []),
    answerCountsOf(openQuizzes, []),
    leftCountsOf(openQuizzes, []),
  ];
  const bySource = [
    countsOf(campaigns, quizzes, ['source', 'value']),
    countsOf(COUNTS.openQuizzes.campaigns, openQuizzes, ['source', 'value']),
  ];
  return sumsOf(db, [
    ...[...simple.map(ofNoQuestion), ...answers].map(ofAllSources),
    ...bySource.map(ofNoQuestion),
    tallied(OF_QUIZZES, range, condition),
    tallied(OF_VISITS, range, tallyConditions({ source: filter.source })),
    tallied(OF_FORMS, range, sql`true`),
  ]);
}

const middleOf = (step: number) => Math.round(STEP_RATIO ** (step + 0.5));

/** Returns the median of a histogram; null if it is empty. */
export function medianOf(steps: readonly { step: number; count: number }[]): number | null {
  const sorted = steps.toSorted((a, b) => a.step - b.step);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { step, count } of sorted) {
    passed += count;
    if (passed * 2 >= total && count > 0) return middleOf(step);
  }
  return null;
}

export const sumOf = (tallies: readonly { count: number }[]) =>
  tallies.reduce((sum, { count }) => sum + count, 0);

export function groupByMeasure(tallies: readonly Tally[]) {
  const groups = Map.groupBy(tallies, ({ measure }) => measure);
  return (measure: string): readonly Tally[] => groups.get(measure) ?? [];
}
export type TalliesByMeasure = ReturnType<typeof groupByMeasure>;
