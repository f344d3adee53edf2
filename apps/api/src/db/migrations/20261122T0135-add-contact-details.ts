import { type Kysely, sql } from 'kysely';

const statements = [
  // The default is for what lies there already, and for a process of the release before while this one starts.
  `alter table contact_submissions add column details jsonb not null default '[]'`,
  'create index contact_submissions_form_created on contact_submissions (form_type, created_at, id)',
  'create index contact_submissions_name on contact_submissions (lower(name), id)',
  'create index contact_submissions_status on contact_submissions (status, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Details become lines of the message again, as they were before there was a place for them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update contact_submissions set message = concat_ws(E'\n', lines, message)
    from (
      select id as detailed, string_agg((line ->> 'label') || ': ' || (line ->> 'text'), E'\n' order by nr) as lines
      from contact_submissions, jsonb_array_elements(details) with ordinality as each (line, nr)
      group by id
    ) as found
    where id = detailed`.execute(db);
  await sql`alter table contact_submissions drop column details`.execute(db);
  await sql.raw('drop index contact_submissions_form_created').execute(db);
  await sql.raw('drop index contact_submissions_name').execute(db);
  await sql.raw('drop index contact_submissions_status').execute(db);
}
