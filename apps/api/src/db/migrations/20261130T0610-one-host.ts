import { type Kysely, sql } from 'kysely';

/* A meeting has one host, and asks for the visitor's details only. */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table meeting_types drop column if exists questions, drop column if exists assignment`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table meeting_types add column questions jsonb not null default '[]',
      add column assignment text not null default 'one' check (assignment in ('one', 'all'))`.execute(db);
}
