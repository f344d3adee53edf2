import { type Kysely, sql } from 'kysely';

const TABLES = [
  { table: 'submissions', created: 'completed_at', column: 'submission_id' },
  { table: 'contact_submissions', created: 'created_at', column: 'contact_submission_id' },
];

/** As lib/phone.ts has it. */
const PHONE_KEY = `
  case when length(digits) between 7 and 15 then digits end from (
    select case
      when plain like '00%' then substr(plain, 3)
      when plain like '0%' then '44' || substr(plain, 2)
      else regexp_replace(plain, '^440', '44')
    end as digits
    from (select regexp_replace(phone, '\\D', '', 'g') as plain) as stripped
  ) as keyed`;

const columns = ({ table, created }: (typeof TABLES)[number]) => [
  // The default is for a process of the release before, which may still store leads while this one starts.
  `alter table ${table}
    add column person_id uuid not null default gen_random_uuid(),
    add column email_key text not null generated always as (lower(email)) stored,
    add column phone_key text,
    add column assignee_id uuid references users on delete set null,
    add column follow_up_at timestamptz(3),
    add column value_pence integer check (value_pence >= 0),
    add column reason text,
    add column is_unread boolean not null default true,
    add column version integer not null default 1`,
  `update ${table} set is_unread = status = 'new', phone_key = (select ${PHONE_KEY})`,
  `create index ${table}_person on ${table} (person_id, ${created}, id)`,
  `create index ${table}_email on ${table} (email_key)`,
  `create index ${table}_phone on ${table} (phone_key) where phone_key is not null`,
  `create index ${table}_assignee on ${table} (assignee_id, ${created}, id) where assignee_id is not null`,
  `create index ${table}_follow_up on ${table} (follow_up_at, id) where follow_up_at is not null`,
];

const statements = [
  ...TABLES.flatMap(columns),
  // Who shares an e-mail or a phone is one person, and so is everybody who is one with one of them.
  `do $$
    declare changed integer;
    begin
      create temp table lead_people on commit drop as
        select id, email_key, phone_key, id as person_id from submissions
        union all select id, email_key, phone_key, id from contact_submissions;
      loop
        with email_people as (select email_key, min(person_id::text)::uuid as person from lead_people group by 1),
        phone_people as (
          select phone_key, min(person_id::text)::uuid as person from lead_people where phone_key is not null group by 1
        ),
        found as (
          select lead_people.id, least(email_people.person, phone_people.person) as person
          from lead_people join email_people using (email_key) left join phone_people using (phone_key)
        )
        update lead_people set person_id = found.person
          from found where found.id = lead_people.id and found.person <> lead_people.person_id;
        get diagnostics changed = row_count;
        exit when changed = 0;
      end loop;
      update submissions set person_id = lead_people.person_id from lead_people where lead_people.id = submissions.id;
      update contact_submissions set person_id = lead_people.person_id
        from lead_people where lead_people.id = contact_submissions.id;
    end $$`,
  `create table lead_activities (
    id uuid primary key,
    submission_id uuid references submissions on delete cascade,
    contact_submission_id uuid references contact_submissions on delete cascade,
    type text not null check (type in ('note', 'status', 'assignee', 'followUp', 'value', 'reason')),
    text text,
    before text,
    after text,
    actor_id uuid references users on delete set null,
    actor_name text not null,
    created_at timestamptz(3) not null default now(),
    check (num_nonnulls(submission_id, contact_submission_id) = 1),
    check ((type = 'note') = (text is not null))
  )`,
  ...TABLES.map(
    ({ table, column }) =>
      `create index lead_activities_${table} on lead_activities (${column}, created_at, id) where ${column} is not null`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What staff kept about leads goes with its columns. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table lead_activities`.execute(db);
  for (const { table } of TABLES)
    await sql`
      alter table ${sql.table(table)}
        drop column person_id,
        drop column email_key,
        drop column phone_key,
        drop column assignee_id,
        drop column follow_up_at,
        drop column value_pence,
        drop column reason,
        drop column is_unread,
        drop column version`.execute(db);
}
