import type { Analytics, AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { answerCountsOf, COUNTS, countsOf, leftCountsOf, ROWS } from './counted-rows.ts';
import { analyticsOf } from './figures.ts';

/** Reads all figures in one snapshot, so that they are consistent with each other. */
export function readAnalytics(db: Kysely<Database>, filter: AnalyticsFilter): Promise<Analytics> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // A year has about ten thousand combinations of day, source and tier, which spill to disk with the default
      // setting.
      await sql`set local work_mem = '32MB'`.execute(trx);
      // The default assumes a spinning disk. With it, the planner reads both lead tables in full to find the people who
      // won or booked, which takes three times as long.
      await sql`set local random_page_cost = 1.1`.execute(trx);
      // Compiling these statements takes longer than running them.
      await sql`set local jit = off`.execute(trx);
      // Workers halve the time of statements that read all leads, even of those that the default considers too short.
      await sql`set local parallel_setup_cost = 100`.execute(trx);
      return analyticsOf(trx, filter);
    });
}

const COLUMNS = sql`day, measure, source, tier, version, question_id, value`;

/** Returns the statement that adds counts to the tallies: in order, so that parallel ones cannot deadlock. */
export const addToTallies = (counts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into tallies (${COLUMNS}, count)
  select ${COLUMNS}, sum(count) from (${counts}) as counts group by ${COLUMNS} having sum(count) <> 0 order by ${COLUMNS}
  on conflict (${COLUMNS}) do update set count = tallies.count + excluded.count`;

/** Selects the counts of rows of a kind that retention has deleted, for the tallies. */
export function countsToKeep(kind: keyof typeof ROWS, gone: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = ROWS[kind](gone);
  const by = ['day', 'source', 'tier', 'version'] as const;
  const parts = Object.values(COUNTS[kind]).map(
    (counts) => sql`select *, 0 as question_id from (${countsOf(counts, rows, [...by, 'value'])}) as counts`,
  );
  if (kind !== 'forms') parts.push(answerCountsOf(rows, by));
  if (kind === 'openQuizzes') parts.push(leftCountsOf(rows, by));
  return sql.join(
    parts.map((counts) => sql`select ${COLUMNS}, count from (${counts}) as counts`),
    sql` union all `,
  );
}
