import { sql } from 'kysely';
import type { Db } from './client.ts';

/** The display name of a member, as an expression on users. */
export const MEMBER_NAME = sql<string>`coalesce(nullif(display_name, ''), username)`;

/** The names of the hosts of a booking, first the one who answers for it, as an expression on bookings. */
export const HOST_NAMES = sql<string>`coalesce((
  select string_agg(${MEMBER_NAME}, ', ' order by users.id = bookings.host_id desc, ${MEMBER_NAME})
  from booking_hosts join users on users.id = booking_hosts.host_id where booking_id = bookings.id), bookings.host_name)`;
/** The ids of the hosts of a booking, as an expression on bookings. */
export const HOST_IDS = sql<
  string[]
>`array(select host_id from booking_hosts where booking_id = bookings.id)`;

/** Returns the names of members by id. */
export async function memberNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', MEMBER_NAME.as('name')])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
