import { type Kysely, sql } from 'kysely';

const TYPES = ['note', 'status', 'assignee', 'followUp', 'value', 'reason'];
const typeCheck = (types: readonly string[]) => `
  alter table lead_activities
    drop constraint lead_activities_type_check,
    add constraint lead_activities_type_check check (type in (${types.map((type) => `'${type}'`).join(', ')}))`;

const statements = [
  typeCheck([...TYPES, 'person', 'consent']),
  // Two people who are not one whatever their leads share, the smaller id first.
  `create table people_splits (
    person_id uuid not null,
    other_id uuid not null,
    created_at timestamptz(3) not null default now(),
    primary key (person_id, other_id),
    check (person_id < other_id)
  )`,
  'create index people_splits_other on people_splits (other_id)',
  `create table suppressed_emails (
    email_hash bytea primary key,
    reason text not null check (reason in ('erase', 'unsubscribe')),
    created_at timestamptz(3) not null default now()
  )`,
  'alter table mails add column is_marketing boolean not null default false',
  // As lib/phone.ts has it.
  `create function phone_key(phone text) returns text language sql immutable parallel safe as $$
    select case when length(digits) between 7 and 15 then digits end from (
      select case
        when plain like '00%' then substr(plain, 3)
        when plain like '0%' then '44' || substr(plain, 2)
        else regexp_replace(plain, '^440', '44')
      end as digits
      from (select regexp_replace(phone, '\\D', '', 'g') as plain) as stripped
    ) as keyed
  $$`,
  `alter table quarantined_leads
    add column email_key text not null generated always as (lower(email)) stored,
    add column phone_key text generated always as (phone_key(lead ->> 'phone')) stored`,
  'create index quarantined_leads_email on quarantined_leads (email_key)',
  'create index quarantined_leads_phone on quarantined_leads (phone_key) where phone_key is not null',
  'create index mails_visitor on mails (lower(to_address)) where user_id is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const back = [
  'drop index mails_visitor',
  'alter table quarantined_leads drop column email_key, drop column phone_key',
  'drop function phone_key(text)',
  'alter table mails drop column is_marketing',
  'drop table suppressed_emails',
  'drop table people_splits',
  `delete from lead_activities where type in ('person', 'consent')`,
  typeCheck(TYPES),
];

/** Who was split from whom, and who wants no mail, the release before cannot keep. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db);
}
