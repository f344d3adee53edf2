import type { Analytics, AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { TALLY_COLUMNS } from '../../db/tallies.ts';
import { answerCountsOf, COUNTS, countsOf, leftCountsOf, ofNoQuestion, ROWS } from './counted-rows.ts';
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
      // Compiling these statements takes longer than running them.
      await sql`set local jit = off`.execute(trx);
      // Workers halve the time of statements that read all leads, even of those that the default considers too short.
      await sql`set local parallel_setup_cost = 100`.execute(trx);
      return analyticsOf(trx, filter);
    });
}

/** Selects the counts of rows of these kinds that retention has deleted, for the tallies. */
export function countsToKeep(
  kinds: readonly (keyof typeof ROWS)[],
  gone: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const by = ['day', 'source', 'tier', 'version'] as const;
  const parts = kinds.flatMap((kind) => {
    const rows = ROWS[kind](gone);
    return [
      ...Object.values(COUNTS[kind]).map((counts) => ofNoQuestion(countsOf(counts, rows, [...by, 'value']))),
      ...(kind === 'forms' ? [] : [answerCountsOf(rows, by)]),
      ...(kind === 'openQuizzes' ? [leftCountsOf(rows, by)] : []),
    ];
  });
  return sql.join(
    parts.map((counts) => sql`select ${TALLY_COLUMNS}, count from (${counts}) as counts`),
    sql` union all `,
  );
}
