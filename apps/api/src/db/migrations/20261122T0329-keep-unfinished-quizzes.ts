import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table quiz_sessions
    add column name text,
    add column email text,
    add column phone text,
    add column business_name text,
    add column location text,
    add column website text,
    add column consented_at timestamptz(3),
    add column consent_version text,
    add column abandoned_at timestamptz(3),
    add column resume_token_hash bytea,
    add constraint quiz_sessions_details check (
      case when consented_at is null
        then num_nonnulls(name, email, phone, business_name, location, website, consent_version) = 0
        else num_nulls(name, email, consent_version) = 0
      end)`,
  // Those that may yet be left, by how long nobody has touched them.
  `create index quiz_sessions_idle on quiz_sessions (updated_at, id)
    where consented_at is not null and abandoned_at is null and submission_id is null`,
  'create index quiz_sessions_email on quiz_sessions (lower(email)) where email is not null',
  'create unique index quiz_sessions_resume_token on quiz_sessions (resume_token_hash)',
  `alter table webhook_deliveries
    alter column submission_id drop not null,
    add column quiz_session_id uuid references quiz_sessions on delete cascade,
    add constraint webhook_deliveries_about check (num_nonnulls(submission_id, quiz_session_id) = 1)`,
  // A quiz is left once.
  'create unique index webhook_deliveries_quiz_session on webhook_deliveries (quiz_session_id)',
  `alter table mails
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in ('new-lead', 'digest', 'confirmation', 'report')),
    drop constraint mails_check,
    add constraint mails_check check ((kind in ('confirmation', 'report')) = (user_id is null))`,
  // How many reports a mailbox has had.
  `create index mails_reports on mails (regexp_replace(lower(to_address), '[+][^@]*', ''), created_at)
    where kind = 'report'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What the release before knows nothing of goes: details, their events, and the log of mailed reports. */
const back = [
  `delete from mails where kind = 'report'`,
  'drop index mails_reports',
  `alter table mails
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in ('new-lead', 'digest', 'confirmation')),
    drop constraint mails_check,
    add constraint mails_check check ((kind = 'confirmation') = (user_id is null))`,
  'delete from webhook_deliveries where submission_id is null',
  `alter table webhook_deliveries
    drop column quiz_session_id,
    alter column submission_id set not null`,
  `alter table quiz_sessions
    drop column name,
    drop column email,
    drop column phone,
    drop column business_name,
    drop column location,
    drop column website,
    drop column consented_at,
    drop column consent_version,
    drop column abandoned_at,
    drop column resume_token_hash`,
];

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db);
}
