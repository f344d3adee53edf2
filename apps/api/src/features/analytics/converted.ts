import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Range } from './range.ts';
import { type Narrowing, tallyConditions } from './tallies.ts';

interface Converted {
  source: string;
  converted: number;
  valuePence: number;
}

/**
 * Counts people with a won lead of either kind, by the source of their first quiz if they submitted it within the
 * range, and adds up the value of their won contact submissions. The daily totals have the value of won quizzes.
 */
export async function readConverted(
  db: Db,
  { from, to }: Range,
  { version, ...filter }: Narrowing,
): Promise<Converted[]> {
  const midnight = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${AGENCY_ZONE})`;
  // A subquery, because the planner underestimates a join on the number by a factor of a thousand.
  const isOfVersion =
    version === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`first.question_set = (select hash from question_sets where number = ${version})`;
  const { rows } = await sql<Converted>`
    select source, count(distinct id) as converted, sum(value)::bigint as value_pence
    from (
      select first.id, first.source, first.tier, client.value
      from submissions first join (
        select person_id, 0 as value from submissions where outcome = 'won'
        union all select person_id, coalesce(value_pence, 0) from contact_submissions where outcome = 'won'
      ) client on client.person_id = first.person_id
      where ${isOfVersion} and first.completed_at >= ${midnight(sql`${from}`)} and first.completed_at < ${midnight(sql`(${to}::date + 1)`)}
        and not exists (
          select from submissions earlier where earlier.person_id = first.person_id
            and (earlier.completed_at, earlier.id) < (first.completed_at, first.id)
        )
    ) as firsts
    where ${tallyConditions(filter)} group by source`.execute(db);
  return rows;
}
