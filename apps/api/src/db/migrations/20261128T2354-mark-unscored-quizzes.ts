import { type Kysely, sql } from 'kysely';

/** A clinic that has not opened gets no score in its report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column is_scored boolean not null default true`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions drop column is_scored`.execute(db);
}
