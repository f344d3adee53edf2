import { type Kysely, sql } from 'kysely';

/* Searches no longer correct typing errors. The function of the index stays, for earlier versions that still run. */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists all_leads_spellings`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index all_leads_spellings on all_leads using gin (name_spellings(name_key))
    with (fastupdate = off)`.execute(db);
}
