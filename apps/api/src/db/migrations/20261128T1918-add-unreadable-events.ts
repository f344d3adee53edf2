import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Encrypted, because it has titles of a member's private events.
  await sql`alter table busy_calendars add column problems bytea`.execute(db);
  // All calendars are read again, also if they have not changed.
  await sql`update busy_calendars set expanded_at = null, tried_at = null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table busy_calendars drop column problems`.execute(db);
}
