import { type Kysely, sql } from 'kysely';

const statements = [
  // The first receiver is the one that has a quiz type.
  `alter table webhook_settings
    alter column quiz_type drop not null,
    add column name text not null default 'Main receiver',
    add column events text[] not null default '{eligibility.submitted,eligibility.abandoned}'`,
  'create unique index webhook_settings_name on webhook_settings (lower(name))',
  `alter table webhook_deliveries
    add column event text not null default 'eligibility.submitted',
    add column contact_submission_id uuid references contact_submissions on delete cascade,
    add column email_key text,
    add column leased_until timestamptz`,
  // A server of the release before, which knows of one receiver, goes on while this one starts.
  `do $$ begin
    execute format(
      'alter table webhook_deliveries add column endpoint_id uuid not null default %L references webhook_settings on delete cascade',
      (select id from webhook_settings where quiz_type = 'eligibility'));
  end $$`,
  `update webhook_deliveries set event = 'eligibility.abandoned' where quiz_session_id is not null`,
  `alter table webhook_deliveries
    drop constraint webhook_deliveries_about,
    add constraint webhook_deliveries_about check (
      num_nonnulls(submission_id, quiz_session_id, contact_submission_id) =
        case event when 'lead.deleted' then 0 else 1 end)`,
  'drop index webhook_deliveries_quiz_session',
  // A quiz is left once, as each receiver hears it.
  'create unique index webhook_deliveries_quiz_session on webhook_deliveries (quiz_session_id, endpoint_id)',
  'create index webhook_deliveries_contact on webhook_deliveries (contact_submission_id)',
  'create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at, id)',
  'create index webhook_deliveries_email on webhook_deliveries (email_key) where email_key is not null',
  // What is to be sent next, receiver by receiver.
  `create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at)
    where status = 'pending'`,
  'alter table webhook_attempts add column answer jsonb',
  // Deliveries were jobs of the queue; now they are taken from their own table.
  `do $$ begin
    if to_regclass('pgboss.job') is not null then
      delete from pgboss.job where name = 'deliver-webhook';
    end if;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What the release before knows nothing of goes: other receivers and events. What waited is held, and sent once the settings are saved. */
const back = [
  'delete from webhook_settings where quiz_type is null',
  `delete from webhook_deliveries where event not in ('eligibility.submitted', 'eligibility.abandoned')`,
  `update webhook_deliveries set status = 'held', next_attempt_at = null where status = 'pending'`,
  'alter table webhook_attempts drop column answer',
  'drop index webhook_deliveries_quiz_session',
  `alter table webhook_deliveries
    drop constraint webhook_deliveries_about,
    drop column event,
    drop column contact_submission_id,
    drop column email_key,
    drop column leased_until,
    drop column endpoint_id,
    add constraint webhook_deliveries_about check (num_nonnulls(submission_id, quiz_session_id) = 1)`,
  'create unique index webhook_deliveries_quiz_session on webhook_deliveries (quiz_session_id)',
  'drop index webhook_settings_name',
  `alter table webhook_settings
    drop column name,
    drop column events,
    alter column quiz_type set not null`,
];

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db);
}
