import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table invites
    add column name text not null default '',
    add column email text not null default ''`,
  // One a member: a new link ends the one before.
  `create table password_links (
    user_id uuid primary key references users on delete cascade,
    token_hash bytea not null unique,
    created_by uuid not null references users on delete cascade,
    expires_at timestamptz(3) not null
  )`,
  'create index password_links_created_by on password_links (created_by)',
  `alter table mails
    add column invite_id uuid references invites on delete cascade,
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in ('new-lead', 'digest', 'confirmation', 'report', 'invite')),
    drop constraint mails_check,
    add constraint mails_check check ((kind in ('confirmation', 'report', 'invite')) = (user_id is null)),
    drop constraint mails_check2,
    add constraint mails_check2
      check (num_nonnulls(submission_id, contact_submission_id, digest_until, invite_id) = 1)`,
  'create index mails_invite on mails (invite_id)',
];

const back = [
  `delete from mails where kind = 'invite'`,
  'drop index mails_invite',
  `alter table mails
    drop constraint mails_kind_check,
    add constraint mails_kind_check check (kind in ('new-lead', 'digest', 'confirmation', 'report')),
    drop constraint mails_check,
    add constraint mails_check check ((kind in ('confirmation', 'report')) = (user_id is null)),
    drop constraint mails_check2,
    drop column invite_id,
    add constraint mails_check2 check (num_nonnulls(submission_id, contact_submission_id, digest_until) = 1)`,
  'drop table password_links',
  'alter table invites drop column name, drop column email',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db);
}
