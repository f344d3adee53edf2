import { type Kysely, sql } from 'kysely';

/** A question may be shown to those only who answered an earlier one in a certain way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column show_if jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop column show_if`.execute(db);
}
