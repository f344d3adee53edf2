import { type Kysely, sql } from 'kysely';

const UP = [
  // Not validated: each row has the default.
  `alter table meeting_types add column assignment text not null default 'one',
    add constraint meeting_types_assignment_check check (assignment in ('one', 'all')) not valid`,
  // Every member who takes part, also the one in bookings.host_id, who answers for the meeting.
  `create table booking_hosts (
    booking_id uuid not null references bookings on delete cascade,
    host_id uuid not null references users on delete cascade,
    -- The meeting with its buffers.
    occupied tstzrange not null,
    is_in_force boolean not null,
    primary key (booking_id, host_id),
    -- No host has two meetings at once. Neighbours touch, because the ranges are half open.
    constraint booking_hosts_never_twice
      exclude using gist (host_id with =, occupied with &&) where (is_in_force)
  )`,
  'create index on booking_hosts (host_id, booking_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table booking_hosts`.execute(db);
  await sql`alter table meeting_types drop column assignment`.execute(db);
}
