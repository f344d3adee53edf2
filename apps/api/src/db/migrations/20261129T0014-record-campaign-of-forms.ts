import { type Kysely, sql } from 'kysely';

/** Forms and bookings record where their visitors came from, as the quiz does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions add column attribution jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions drop column attribution`.execute(db);
}
