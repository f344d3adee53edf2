import { type RawBuilder, sql } from 'kysely';

/** What a count is for. */
export const TALLY_COLUMNS = sql`day, measure, source, tier, version, question_id, value`;

/** Returns the statement that adds counts to the tallies: in order, so that parallel ones cannot deadlock. */
export const addToTallies = (counts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into tallies (${TALLY_COLUMNS}, count)
  select ${TALLY_COLUMNS}, sum(count) from (${counts}) as counts
  group by ${TALLY_COLUMNS} having sum(count) <> 0 order by ${TALLY_COLUMNS}
  on conflict (${TALLY_COLUMNS}) do update set count = tallies.count + excluded.count`;
