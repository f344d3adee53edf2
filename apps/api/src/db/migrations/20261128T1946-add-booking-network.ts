import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column network text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings drop column network`.execute(db);
}
