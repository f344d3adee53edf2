import { type Kysely, sql } from 'kysely';

/** A quiz that is held back has been handed in too. No reference: it stays so when the lead is let in or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_sessions add column held_id uuid`.execute(db);
  await sql`create index quiz_sessions_held on quiz_sessions (held_id) where held_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_sessions drop column held_id`.execute(db);
}
