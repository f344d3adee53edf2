import { type Kysely, sql } from 'kysely';

const KINDS = ['new-lead', 'digest', 'confirmation', 'report', 'invite', 'weekly', 'mention', 'lead'];
/** Kinds to visitors, or to members to be. */
const OUTWARD = ['confirmation', 'report', 'invite', 'lead'];

const listOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

// Not validated: the rows that are there satisfy them.
const mailChecks = (kinds: readonly string[], outward: string, about: string) => `alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in (${listOf(kinds)})) not valid,
  drop constraint mails_check,
  add constraint mails_check check (${outward}) not valid,
  drop constraint mails_check2,
  add constraint mails_check2 check (${about}) not valid`;

const IS_OUTWARD = `(kind in (${listOf(OUTWARD)})) = (user_id is null)`;
const IS_ABOUT_ONE = 'num_nonnulls(submission_id, contact_submission_id, digest_until, invite_id) = 1';
const BOOKING_CHECKS = mailChecks(
  [...KINDS, 'booking'],
  // A booking's mails go to its visitor and to its host.
  `kind = 'booking' or ${IS_OUTWARD}`,
  // A booking that waits for its confirmation has no lead yet.
  `kind = 'booking' and booking_id is not null or ${IS_ABOUT_ONE}`,
);

const MAIL_COLUMN = 'alter table mails add column if not exists booking_id uuid';
const MAIL_INDEX = 'if not exists mails_booking_id on mails (booking_id) where booking_id is not null';

/** To be run before the release where there are many mails: the migration then finds the column and its index. */
export const beforehand = [MAIL_COLUMN, `create index concurrently ${MAIL_INDEX}`];

/** The meeting that visitors can book in a new installation. Without hosts, the first owner takes it. */
const FIRST_TYPE = `insert into meeting_types
    (id, slug, name, minutes, buffer_before, buffer_after, notice_minutes, days_ahead, place_kind, position)
  values (gen_random_uuid(), 'consultation', 'Consultation', 30, 0, 15, 120, 60, 'phone', 1)`;

const STATEMENTS = [
  'create extension if not exists btree_gist',
  `create table meeting_types (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    minutes smallint not null check (minutes between 15 and 120),
    buffer_before smallint not null check (buffer_before >= 0),
    buffer_after smallint not null check (buffer_after >= 0),
    notice_minutes integer not null check (notice_minutes >= 0),
    days_ahead smallint not null check (days_ahead > 0),
    max_per_day smallint check (max_per_day > 0),
    place_kind text not null check (place_kind in ('phone', 'video', 'address')),
    place_text text not null default '',
    is_active boolean not null default true,
    position integer not null,
    version integer not null default 1
  )`,
  FIRST_TYPE,
  `create table meeting_type_hosts (
    type_id uuid not null references meeting_types on delete cascade,
    host_id uuid not null references users on delete cascade,
    position smallint not null,
    primary key (type_id, host_id)
  )`,
  'create index on meeting_type_hosts (host_id)',
  `create table host_hours (
    member_id uuid primary key references users on delete cascade,
    zone text not null,
    weekly jsonb not null,
    dates jsonb not null,
    holidays text check (holidays in ('GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR')),
    version integer not null default 1
  )`,
  `create table busy_calendars (
    id uuid primary key,
    member_id uuid not null references users on delete cascade,
    position smallint not null,
    -- Encrypted, because the address is enough to read the calendar.
    url bytea not null,
    etag text,
    -- When it was last read to the end, last found unchanged, and last tried.
    expanded_at timestamptz,
    read_at timestamptz,
    tried_at timestamptz,
    error text
  )`,
  'create index on busy_calendars (member_id)',
  `create table busy_times (
    calendar_id uuid not null references busy_calendars on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    check (starts_at < ends_at)
  )`,
  'create index on busy_times (calendar_id, starts_at)',
  `create table bookings (
    id uuid primary key,
    type_id uuid not null references meeting_types,
    host_id uuid references users on delete set null,
    host_name text not null,
    submission_id uuid references submissions on delete cascade,
    contact_submission_id uuid references contact_submissions on delete cascade,
    held_id uuid references quarantined_leads on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    -- The meeting with its buffers.
    occupied tstzrange not null,
    status text not null default 'booked' check (status in ('booked', 'met', 'no_show', 'cancelled')),
    cancel_reason text,
    zone text not null,
    place_kind text not null check (place_kind in ('phone', 'video', 'address')),
    place_text text not null,
    source text not null,
    manage_token_hash bytea not null unique,
    -- A suspicious booking keeps its slot until this time. It stays if it is confirmed.
    held_until timestamptz,
    next_reminder_at timestamptz,
    -- The number of the latest invitation (RFC 5546).
    sequence integer not null default 0,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    check (num_nonnulls(submission_id, contact_submission_id, held_id) = 1),
    check (held_until is null or held_id is not null),
    check (starts_at < ends_at and occupied @> tstzrange(starts_at, ends_at)),
    -- No host has two meetings at once. Neighbours touch, because the ranges are half open.
    constraint bookings_never_twice exclude using gist (host_id with =, occupied with &&) where (status = 'booked')
  )`,
  'create index on bookings (starts_at, id)',
  'create index on bookings (host_id, starts_at)',
  'create index on bookings (type_id, host_id, created_at)',
  ...['submission_id', 'contact_submission_id', 'held_id'].map(
    (owner) => `create index on bookings (${owner}) where ${owner} is not null`,
  ),
  'create index on bookings (next_reminder_at) where next_reminder_at is not null',
  'create index on bookings (held_until) where held_until is not null',
  MAIL_COLUMN,
  `create index ${MAIL_INDEX}`,
  'alter table mails add constraint mails_booking_id_fkey foreign key (booking_id) references bookings on delete cascade not valid',
  BOOKING_CHECKS,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `delete from mails where kind = 'booking'`,
    mailChecks(KINDS, IS_OUTWARD, IS_ABOUT_ONE),
    'alter table mails drop column booking_id',
    'drop table bookings',
    'drop table busy_times, busy_calendars, host_hours, meeting_type_hosts, meeting_types',
    'drop extension btree_gist',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
