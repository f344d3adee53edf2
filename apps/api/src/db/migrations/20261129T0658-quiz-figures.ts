import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What visitors say about their clinic, besides the answers.
  await sql`alter table quiz_details add figures jsonb not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_details drop figures`.execute(db);
}
