import { type Kysely, sql } from 'kysely';

/** The facts about the company that the site shows, in the one row that there may be. An empty text is not set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      is_only boolean primary key default true check (is_only),
      registered_name text not null default '',
      company_number text not null default '',
      registered_in text not null default '',
      registered_office text not null default '',
      vat_number text not null default '',
      email text not null default '',
      phone text not null default '',
      address text not null default '',
      founder text not null default '',
      consultations_by text not null default '',
      linkedin text not null default '',
      instagram text not null default '',
      facebook text not null default '',
      youtube text not null default '',
      version integer not null default 1
    )`.execute(db);
  await sql`insert into company default values`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company`.execute(db);
}
