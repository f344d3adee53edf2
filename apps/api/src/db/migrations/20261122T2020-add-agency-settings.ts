import { type Kysely, sql } from 'kysely';

/** What the agency is called, in the one row that there may be; and by which clocks each member is shown times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agency_settings (
      is_only boolean primary key default true check (is_only),
      name text not null
    )`.execute(db);
  await sql`alter table users add column zone text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column zone`.execute(db);
  await sql`drop table agency_settings`.execute(db);
}
