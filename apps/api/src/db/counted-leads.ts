import type { CountedAs } from '@upcurve/contracts/leads/inbox';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, sql } from 'kysely';

/** Returns SQL for the instant at which a day begins in the agency's time zone. */
export const midnight = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${day}::timestamp at time zone ${sql.lit(AGENCY_ZONE)})`;

const FIRST_OF_PERSON = sql`(
  select id from leads as each where each.person_id = leads.person_id order by created_at, id limit 1)`;

/**
 * Selects the leads behind a figure: the first ones of people who came on these days, those for which a meeting was
 * booked or asked for, those that were called, or those that were won. Each has the source and campaign of the person's first lead.
 * @param days in the agency's time zone, both included
 */
export function countedLeads(as: CountedAs, { from, to }: { from: string; to: string }) {
  const isOnDays = (moment: string) => sql`
    (${sql.ref(moment)} >= ${midnight(sql`${from}`)} and ${sql.ref(moment)} < ${midnight(sql`(${to}::date + 1)`)})`;
  const isCounted = {
    new: sql`${isOnDays('leads.created_at')} and not exists (
      select from leads as earlier where earlier.person_id = leads.person_id
        and (earlier.created_at, earlier.id) < (leads.created_at, leads.id))`,
    booked: sql`leads.id in (
        select lead_id from bookings where status <> 'cancelled' and ${isOnDays('bookings.created_at')})
      or (leads.form_type = 'Consultation' and ${isOnDays('leads.created_at')}
        and not exists (select from bookings where lead_id = leads.id))`,
    called: sql`leads.id in (
      select lead_id from lead_activities where type = 'call' and ${isOnDays('lead_activities.created_at')})`,
    won: sql`leads.outcome = 'won' and leads.won_on between ${from} and ${to}`,
  }[as];
  return sql`
    select leads.id, leads.value_pence, first.tier, quiz.question_set, first.attribution,
      coalesce(nullif(first.attribution ->> 'source', ''), 'direct') as source
    from leads join leads as first on first.id = ${as === 'new' ? sql`leads.id` : FIRST_OF_PERSON}
      left join quiz_details as quiz on quiz.lead_id = first.id
    where ${isCounted}`;
}
