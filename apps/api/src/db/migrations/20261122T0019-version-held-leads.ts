import { type Kysely, sql } from 'kysely';

/** What lies there already, and what a process of the release before may still add, is of version 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quarantined_leads add column version smallint not null default 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quarantined_leads drop column version`.execute(db);
}
