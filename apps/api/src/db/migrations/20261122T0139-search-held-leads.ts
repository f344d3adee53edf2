import { type Kysely, sql } from 'kysely';

const statements = [
  // The default is for a process of the release before, which may still be holding leads while this one starts.
  `alter table quarantined_leads add column search_text text not null default ''`,
  `update quarantined_leads set search_text = concat_ws(e'\n ', '', lower(name), lower(email), lower(business_name),
    lower(lead ->> 'message'))`,
  `create index quarantined_leads_search on quarantined_leads
    using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quarantined_leads drop column search_text`.execute(db);
}
