import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table users
    add column display_name text not null default '',
    add column email text not null default '',
    add column lead_mails text not null default 'all' check (lead_mails in ('all', 'eligible', 'none')),
    add column has_digest boolean not null default false`,
  `create table mails (
    id uuid primary key,
    kind text not null check (kind in ('new-lead', 'digest', 'confirmation')),
    to_address text not null,
    to_name text not null,
    subject text not null,
    text text,
    status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
    attempt_count smallint not null default 0,
    turn integer not null default 0,
    next_attempt_at timestamptz(3),
    last_error text,
    created_at timestamptz(3) not null default now(),
    sent_at timestamptz(3),
    user_id uuid references users on delete cascade,
    submission_id uuid references submissions on delete cascade,
    contact_submission_id uuid references contact_submissions on delete cascade,
    digest_until timestamptz(3),
    check ((kind = 'confirmation') = (user_id is null)),
    check ((kind = 'digest') = (digest_until is not null)),
    check (num_nonnulls(submission_id, contact_submission_id, digest_until) = 1)
  )`,
  'create index mails_created on mails (created_at, id)',
  'create index mails_status_created on mails (status, created_at, id)',
  'create index mails_submission on mails (submission_id)',
  'create index mails_contact_submission on mails (contact_submission_id)',
  // Two runs of one morning's job make one digest a member; a lead is confirmed once.
  'create unique index mails_digest on mails (user_id, digest_until)',
  `create unique index mails_confirmed on mails (coalesce(submission_id, contact_submission_id))
    where kind = 'confirmation'`,
  // How many confirmations an address has had.
  `create index mails_confirmations on mails (regexp_replace(lower(to_address), '[+][^@]*', ''), created_at)
    where kind = 'confirmation'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mails`.execute(db);
  await sql`
    alter table users
      drop column display_name,
      drop column email,
      drop column lead_mails,
      drop column has_digest`.execute(db);
}
