import type { CampaignFigures } from '@upcurve/contracts/analytics/analytics';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { tagOf } from '../../db/lead-tables.ts';
import type { Range } from './range.ts';
import { type Narrowing, tallyConditions } from './tallies.ts';

/** Selects the first quiz of each person (`first`) with each of these leads of theirs (`lead`). */
const firstQuizzesWith = (leads: RawBuilder<unknown>) => sql`
  from submissions first join (${leads}) lead on lead.person_id = first.person_id
  where not exists (
    select from submissions earlier where earlier.person_id = first.person_id
      and (earlier.completed_at, earlier.id) < (first.completed_at, first.id)
  )`;

/** Defines who became a client: people with a won lead of either kind. */
const WON = firstQuizzesWith(sql`
  select person_id, value_pence from submissions where outcome = 'won'
  union all select person_id, value_pence from contact_submissions where outcome = 'won'`);
/** People who asked for an appointment. */
const BOOKED = firstQuizzesWith(
  sql`select person_id, 0 as value_pence from contact_submissions where form_type = 'Consultation'`,
);

/** The condition of a list of submissions that shows those counted as won. */
export const IS_WON = sql<SqlBool>`id in (select first.id ${WON})`;

export interface WonFigures extends Pick<CampaignFigures, 'source' | 'medium' | 'campaign'> {
  booked: number;
  won: number;
  valuePence: number;
}

/** Counts won and booked people by the campaign of their first quiz, if they submitted it within the range. */
export async function readWon(
  db: Db,
  { from, to }: Range,
  { version, ...filter }: Narrowing,
): Promise<WonFigures[]> {
  const midnight = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${AGENCY_ZONE})`;
  // A subquery, because the planner underestimates a join on the number by a factor of a thousand.
  const isOfVersion =
    version === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`first.question_set = (select hash from question_sets where number = ${version})`;
  const firsts = (measure: string, people: RawBuilder<unknown>) => sql`
    select ${sql.lit(measure)} as measure, first.id, first.source, first.tier, first.attribution,
      coalesce(lead.value_pence, 0) as value ${people}
      and ${isOfVersion} and first.completed_at >= ${midnight(sql`${from}`)} and first.completed_at < ${midnight(sql`(${to}::date + 1)`)}`;
  const count = (measure: string) => sql`count(distinct id) filter (where measure = ${sql.lit(measure)})`;
  const { rows } = await sql<WonFigures>`
    select source, ${tagOf(sql.ref('attribution'), 'medium')} as medium,
      ${tagOf(sql.ref('attribution'), 'campaign')} as campaign, ${count('won')} as won, ${count('booked')} as booked,
      coalesce(sum(value) filter (where measure = 'won'), 0)::bigint as value_pence
    from (${firsts('won', WON)} union all ${firsts('booked', BOOKED)}) as firsts
    where ${tallyConditions(filter)} group by 1, 2, 3`.execute(db);
  return rows;
}
