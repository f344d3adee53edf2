import { type Kysely, sql } from 'kysely';

/** As lib/phone.ts has it: the nought of +44 (0)20 is for callers inside the country. */
const PHONE_KEY = `
  create or replace function phone_key(phone text) returns text language sql immutable parallel safe as $$
    select case when length(digits) between 7 and 15 then digits end from (
      select regexp_replace(regexp_replace(case
        when phone ~ '^\\s*([+]|00)' then regexp_replace(regexp_replace(replace_first, '\\D', '', 'g'), '^0+', '')
        else regexp_replace(phone, '\\D', '', 'g')
      end, '^0+', '44'), '^440+', '44') as digits
      from (select regexp_replace(phone, '[(]0[)]', '') as replace_first) as plain
    ) as keyed
  $$`;

/** A changed function changes nothing that is stored: what it made is made anew. */
const held = [
  'alter table quarantined_leads drop column phone_key',
  "alter table quarantined_leads add column phone_key text generated always as (phone_key(lead ->> 'phone')) stored",
  'create index quarantined_leads_phone on quarantined_leads (phone_key) where phone_key is not null',
];

const leads = ['submissions', 'contact_submissions'].map(
  (table) =>
    `update ${table} set phone_key = phone_key(phone) where phone_key is distinct from phone_key(phone)`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [PHONE_KEY, ...held, ...leads]) await sql.raw(statement).execute(db);
}

/** What it made stays right for the release before, which only compares more numbers apart. */
export async function down(): Promise<void> {}
