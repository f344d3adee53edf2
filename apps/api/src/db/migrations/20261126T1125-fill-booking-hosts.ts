import { type Kysely, sql } from 'kysely';

/** Copies the hosts of the bookings that there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into booking_hosts
    select id, host_id, occupied, status = 'booked' from bookings where host_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from booking_hosts`.execute(db);
}
