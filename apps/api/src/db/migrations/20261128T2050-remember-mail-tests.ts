import { type Kysely, sql } from 'kysely';

/** Which settings passed a test last, as a digest, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_server add column tested bytea, add column tested_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_server drop column tested, drop column tested_at`.execute(db);
}
