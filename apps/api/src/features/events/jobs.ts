import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Job } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';

const EVERY_MINUTE = '* * * * *';
const AT_ONCE = 50_000;

/** Adds to the tallies what was counted since; gives how many changes there were. What they come to together is the same all the while. */
export async function addUp(db: Db): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await sql<{ moved: number }>`
      with moved as (
        delete from tally_changes where ctid = any(array(
          select ctid from tally_changes limit ${AT_ONCE} for update skip locked
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
    const moved = rows[0]?.moved ?? 0;
    total += moved;
    if (moved < AT_ONCE) return total;
  }
}

export const eventJobs = ({ db }: Services): Job[] => [
  { name: 'add-up-tallies', cron: EVERY_MINUTE, run: () => addUp(db) },
];
