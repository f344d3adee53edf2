import type { Analytics, AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { countChangesIn } from './counted-rows.ts';
import { readAnalytics } from './figures.ts';

const ROWS_AT_ONCE = 5_000;
const COUNTS_AT_ONCE = 50_000;

/** Repeats a step until it moves fewer rows than its batch size; returns the total. */
async function drain(atOnce: number, step: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const moved = await step();
    total += moved;
    if (moved < atOnce) return total;
  }
}

async function hasRowChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from row_changes) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * Counts the recorded changes of leads and quiz sessions. Call it before reading totals, so that they include every
 * change committed so far; if another process is counting, it waits. Returns the number of changes.
 */
export async function countRowChanges(db: Db): Promise<number> {
  if (!(await hasRowChanges(db))) return 0;
  return drain(ROWS_AT_ONCE, async () => {
    const { rows } = await sql<{ moved: number }>`
      with moved as (
        delete from row_changes where ctid = any(array(
          select ctid from row_changes limit ${ROWS_AT_ONCE} for update
        ))
        returning *
      ),
      counted as (
        insert into tally_changes (day, measure, source, tier, version, question_id, value, count)
        select day, measure, source, tier, version, question_id, value, sum(count)
        from (${countChangesIn('moved')}) as counts
        group by day, measure, source, tier, version, question_id, value having sum(count) <> 0
      )
      select count(*)::int as moved from moved`.execute(db);
    return rows[0]?.moved ?? 0;
  });
}

/** Moves pending counts into the totals; sums over both tables do not change. Returns the number of counts. */
async function addCounts(db: Db): Promise<number> {
  return drain(COUNTS_AT_ONCE, async () => {
    const { rows } = await sql<{ moved: number }>`
      with moved as (
        delete from tally_changes where ctid = any(array(
          select ctid from tally_changes limit ${COUNTS_AT_ONCE} for update skip locked
        ))
        returning *
      ),
      days as (
        select day, measure, source, tier, version, question_id, value, sum(count) as count
        from moved group by 1, 2, 3, 4, 5, 6, 7
      ),
      added as (
        insert into tallies (grain, day, measure, source, tier, version, question_id, value, count)
        select 'd', * from days
        union all
        select 'm', date_trunc('month', day)::date, measure, source, tier, version, question_id, value, sum(count)
        from days group by 2, 3, 4, 5, 6, 7, 8
        order by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (grain, measure, day, source, tier, version, question_id, value)
          do update set count = tallies.count + excluded.count
      )
      select count(*)::int as moved from moved`.execute(db);
    return rows[0]?.moved ?? 0;
  });
}

/** Brings the daily and monthly totals up to date. Returns the number of counts added. */
export async function updateTotals(db: Db): Promise<number> {
  await countRowChanges(db);
  return addCounts(db);
}

/** Returns the figures, up to date. */
export async function currentFigures(db: Kysely<Database>, filter: AnalyticsFilter): Promise<Analytics> {
  await countRowChanges(db);
  return readAnalytics(db, filter);
}
