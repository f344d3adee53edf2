import { type Kysely, sql } from 'kysely';

/** What only one may do at a time, and for how long it is taken to be at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leases (name text primary key, until timestamptz not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table leases`.execute(db);
}
