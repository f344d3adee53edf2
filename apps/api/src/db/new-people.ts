import type { BookingStatus } from '@upcurve/contracts/bookings/booking-words';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, sql } from 'kysely';

/** Returns SQL for the instant at which a day begins in the agency's time zone. */
export const midnight = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${day}::timestamp at time zone ${sql.lit(AGENCY_ZONE)})`;

const withBooking = (statuses: readonly BookingStatus[]) =>
  sql`select person_id from leads where id in (select lead_id from bookings where status = any(${statuses}))`;

/** Selects the people who got as far as this. Those booked have booked a meeting, or asked for one by a form. */
export const PEOPLE_WHO = {
  booked: sql`
    select person_id from leads where form_type = 'Consultation'
      and not exists (select from bookings where lead_id = leads.id)
    union all ${withBooking(['booked', 'met', 'no_show'])}`,
  met: withBooking(['met']),
  won: sql`select person_id from leads where outcome = 'won'`,
};

/** Selects the people who came to the agency on these days: each with their first lead, a quiz or a form. */
export function newPeople({ from, to }: { from: string; to: string }) {
  const start = midnight(sql`${from}`);
  return sql`
    select distinct on (person_id) id, person_id, tier, attribution, question_set,
      coalesce(nullif(attribution ->> 'source', ''), 'direct') as source
    from leads left join quiz_details on lead_id = id
    where created_at >= ${start} and created_at < ${midnight(sql`(${to}::date + 1)`)}
      and not exists (select from leads as earlier
        where earlier.person_id = leads.person_id and earlier.created_at < ${start})
    order by person_id, created_at, id`;
}
