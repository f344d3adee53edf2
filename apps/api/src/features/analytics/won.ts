import { type Analytics, type CampaignFigures, OUTCOME_MONTHS } from '@upcurve/contracts/analytics/analytics';
import type { BookingStatus } from '@upcurve/contracts/bookings/booking-words';
import { LeadKind } from '@upcurve/contracts/leads/lead';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES, tagOf } from '../../db/lead-tables.ts';
import type { Range } from './range.ts';
import { type TallyFilter, tallyConditions } from './tallies.ts';

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
/** Selects the people whose leads of either kind have a booking in one of these states. */
const withBooking = (statuses: readonly BookingStatus[]) =>
  sql.join(
    LeadKind.options.map((kind) => {
      const { table, owner } = LEAD_TABLES[kind];
      return sql`select person_id, 0 as value_pence from ${sql.table(table)}
        where id in (select ${sql.ref(owner)} from bookings where status = any(${statuses}))`;
    }),
    sql` union all `,
  );
/** People who booked a meeting, or asked for one by a form without booking it. */
const BOOKED = firstQuizzesWith(sql`
  select person_id, 0 as value_pence from contact_submissions where form_type = 'Consultation'
    and not exists (select from bookings where contact_submission_id = contact_submissions.id)
  union all ${withBooking(['booked', 'met', 'no_show'])}`);
const MET = firstQuizzesWith(withBooking(['met']));

/** The condition of a list of submissions that shows those counted as won. */
export const IS_WON = sql<SqlBool>`id in (select first.id ${WON})`;

export interface WonFigures extends Pick<CampaignFigures, 'source' | 'medium' | 'campaign'> {
  booked: number;
  met: number;
  won: number;
  valuePence: number;
}

/** Counts people who booked, met and won by the campaign of their first quiz, if they submitted it within the range. */
export async function readWon(
  db: Db,
  { from, to }: Range,
  { version, ...filter }: TallyFilter,
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
      ${count('met')} as met,
      coalesce(sum(value) filter (where measure = 'won'), 0)::bigint as value_pence
    from (${firsts('won', WON)} union all ${firsts('booked', BOOKED)}
      union all ${firsts('met', MET)}) as firsts
    where ${tallyConditions(filter)} group by 1, 2, 3`.execute(db);
  return rows;
}

/** Counts the leads of both kinds that were won and lost in each month of the range, and at least in the last six. */
export async function readMonths(db: Db, { from, to }: Range): Promise<Analytics['months']> {
  const sixMonths = sql`${to}::timestamp - make_interval(months => ${OUTCOME_MONTHS - 1})`;
  const start = sql`date_trunc('month', least(${from}::timestamp, ${sixMonths}))`;
  const end = sql`date_trunc('month', ${to}::timestamp) + interval '1 month'`;
  const monthsOf = (kind: LeadKind, outcome: 'won' | 'lost', sums: RawBuilder<unknown>) => {
    const day = sql.ref(`${outcome}_on`);
    return sql`
      select date_trunc('month', ${day}::timestamp) as month, ${sums} from ${sql.table(LEAD_TABLES[kind].table)}
      where outcome = ${sql.lit(outcome)} and ${day} >= (${start})::date and ${day} < (${end})::date group by 1`;
  };
  const ended = LeadKind.options.flatMap((kind) => [
    monthsOf(kind, 'won', sql`count(*) as won, 0 as lost, sum(value_pence) as value_pence`),
    monthsOf(kind, 'lost', sql`0, count(*), 0`),
  ]);
  const { rows } = await sql<Analytics['months'][number]>`
    select to_char(month, 'YYYY-MM') as month, coalesce(sum(won), 0)::int as won,
      coalesce(sum(lost), 0)::int as lost, coalesce(sum(value_pence), 0)::bigint as value_pence
    from generate_series(${start}, ${to}::timestamp, '1 month') as months (month)
      left join (${sql.join(ended, sql` union all `)}) as ended using (month)
    group by 1 order by 1`.execute(db);
  return rows;
}
