import { type Kysely, sql } from 'kysely';

/** The ranges are in booking_hosts. The constraints on the column go with it, so the one on times is added again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings drop column occupied,
      add constraint bookings_times_check check (starts_at < ends_at) not valid`.execute(db);
}

const DOWN = [
  'alter table bookings drop constraint bookings_times_check',
  'alter table bookings add column occupied tstzrange',
  `update bookings set occupied = coalesce(
    (select occupied from booking_hosts where booking_id = id limit 1), tstzrange(starts_at, ends_at))`,
  `alter table bookings alter column occupied set not null,
    add check (starts_at < ends_at and occupied @> tstzrange(starts_at, ends_at)),
    add constraint bookings_never_twice
      exclude using gist (host_id with =, occupied with &&) where (status = 'booked')`,
];

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
